import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { PopoverPanel } from '#app/ui/popover/popover.tsx'
import { usePopover } from '#app/ui/popover/use-popover.ts'
import { CountBadge } from '#app/ui/shell/count-badge.tsx'
import { noticeWords } from '#content/pages/team/notices.ts'
import { noticesQuery } from './queries.ts'

const NoticeList = lazyPart(() => import('./notice-list.tsx'), 'NoticeList')

/**
 * Bell of the frame: how many lines are new, and the lines in a panel. They are asked for by the browser once the page is
 * there, never while the server renders it.
 */
export function Bell({ compact }: { compact: boolean }) {
  const { data: notices = [] } = useQuery(noticesQuery())
  const panel = usePopover({ align: compact ? 'end' : 'start' })
  const label = noticeWords.opener(notices.length)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        {...panel.triggerProps}
        className="icon-button lucide-bell relative"
      >
        <CountBadge count={notices.length} className="absolute top-0.5 left-1/2" />
      </button>
      <PopoverPanel popover={panel} label={noticeWords.title}>
        <NoticeList onClose={panel.close} />
      </PopoverPanel>
    </>
  )
}
