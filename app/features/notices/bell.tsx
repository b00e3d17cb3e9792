import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CurrentUser } from '#app/features/account/schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { PopoverPanel } from '#app/ui/popover/popover.tsx'
import { usePopover } from '#app/ui/popover/use-popover.ts'
import { CountBadge } from '#app/ui/shell/nav-link.tsx'
import type { AppShellProps } from '#app/ui/shell/shell-user.ts'
import { noticeWords } from '#content/pages/team/notices.ts'
import { awaitedReviewsQuery, newsQuery } from './queries.ts'

const NoticeList = lazyPart(() => import('./notice-list.tsx'), 'NoticeList')

/**
 * Bell of the frame: how many lines are new, and the lines in a panel. They are asked for by the browser once the page is
 * there, never while the server renders it.
 */
function Bell({ compact }: { compact: boolean }) {
  const { data } = useQuery(newsQuery())
  const count = data?.notices.length ?? 0
  const panel = usePopover({ align: compact ? 'end' : 'start' })
  const label = noticeWords.opener(count)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        {...panel.triggerProps}
        className="icon-button lucide-bell relative"
      >
        <CountBadge count={count} className="absolute top-0.5 left-1/2" />
      </button>
      <PopoverPanel popover={panel} label={noticeWords.title}>
        <NoticeList onClose={panel.close} />
      </PopoverPanel>
    </>
  )
}

const bell = (compact: boolean) => <Bell compact={compact} />

/**
 * What the frame of the pages shows of a member of a daycare: her bell, and for a manager what awaits her review, at its
 * entry of the menu.
 * @param isShown false on a page without navigation, and once she is leaving: nothing is asked for
 */
export function useFrameNotices(user: CurrentUser, isShown: boolean): Pick<AppShellProps, 'bell' | 'waiting'> {
  const { role, selectedDaycareId, passwordExpired, needsProof, needsSecondFactor } = user
  const isMember =
    role !== 'SUPERADMIN' && selectedDaycareId !== null && !passwordExpired && !needsProof && !needsSecondFactor
  const hasBell = isShown && isMember
  const { data } = useQuery({ ...newsQuery(), enabled: hasBell && role === 'MANAGER' })
  const count = data?.toReview ?? 0
  return {
    bell: hasBell ? bell : undefined,
    waiting: { '/quiz-reviews': { count, label: noticeWords.toReview(count) } },
  }
}

/** « 2 quiz à revoir » on an educator, which leads to her line among those that wait; nothing when none does. */
export function AwaitedReviewsMark({ userId }: { userId: string }) {
  const { data } = useQuery(awaitedReviewsQuery())
  const person = data?.find((it) => it.userId === userId)
  if (!person) return null
  return (
    <Link
      to="/quiz-reviews"
      hash={`attente-${userId}`}
      className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm"
    >
      {noticeWords.toReview(person.count)}
      <Icon as="lucide-arrow-right" size={16} />
    </Link>
  )
}
