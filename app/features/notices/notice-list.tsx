import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { Button } from '#app/ui/button/button.tsx'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { RelativeTime } from '#app/ui/time.tsx'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { NOTICE_LABELS, noticeWords } from '#content/pages/team/notices.ts'
import { newsQuery, useCloseNotices, useReopenNotices } from './queries.ts'
import type { Notice, NoticeKind } from './schema.ts'

const ICONS: Record<NoticeKind, IconName> = {
  questionAnswer: 'lucide-flag',
  sheetAnswer: 'lucide-flag',
  review: 'lucide-check-check',
  recall: 'lucide-triangle-alert',
  quizInvitation: 'lucide-send',
  surveyInvitation: 'lucide-send',
  correction: 'lucide-circle-question-mark',
}

/** Their page says all there is to say: who has opened it has read the line. The others end by what she does there. */
const READ_WHEN_OPENED: readonly NoticeKind[] = ['review', 'sheetAnswer', 'recall']

/** The lines of « Nouveautés », each put away by itself or all at once. */
export function NoticeList({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery({ ...newsQuery(), refetchOnMount: 'always' })
  const notices = data?.notices
  const close = useCloseNotices()
  const reopen = useReopenNotices()
  const title = useRef<HTMLHeadingElement>(null)
  const put = (ids: string[]) => {
    // The button that was pressed goes with its line.
    title.current?.focus()
    return close.mutateAsync(ids)
  }
  const closeAll = async () => {
    const closed = await put(notices?.map(({ id }) => id) ?? []).catch(() => [])
    if (closed.length > 0) notify.success(noticeWords.closedAll, { undo: () => reopen.mutateAsync(closed) })
  }
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 ref={title} tabIndex={-1} className="font-sans font-semibold text-base tracking-normal">
          {noticeWords.title}
        </h2>
        {notices && notices.length > 1 && (
          <Button variant="quiet" className="-mr-3" onClick={() => void closeAll()}>
            {noticeWords.closeAll}
          </Button>
        )}
      </div>
      {close.isError && <ErrorMessage error={close.error} />}
      {!notices && error && <ErrorMessage error={error} />}
      {notices?.length === 0 && (
        <p className="text-ink-2 text-sm">
          <strong className="block font-semibold text-ink">{noticeWords.none}</strong>
          {noticeWords.noneWhy}
        </p>
      )}
      <ul className="divide-y divide-line">
        {notices?.map((notice) => (
          <NoticeLine
            key={notice.id}
            notice={notice}
            onPutAway={() => void put([notice.id]).catch(() => undefined)}
            onFollow={() => {
              if (READ_WHEN_OPENED.includes(notice.kind)) close.mutate([notice.id])
              onClose()
            }}
          />
        ))}
      </ul>
    </>
  )
}

type NoticeLineProps = { notice: Notice; onPutAway: () => void; onFollow: () => void }

function NoticeLine({ notice, onPutAway, onFollow }: NoticeLineProps) {
  const { kind, at, subject, program, hasNote } = notice
  const label = NOTICE_LABELS[kind]
  const about = subject ? `« ${subject} »` : program && QUIZ_PROGRAMS[program].title
  const link = linkOf(notice)
  return (
    <li className="flex items-start gap-3 py-3 text-sm">
      <Icon as={ICONS[kind]} size={18} className="mt-0.5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        {link ? (
          <Link {...link} onClick={onFollow} className="text-link [overflow-wrap:anywhere]">
            {label}
          </Link>
        ) : (
          <p className="font-semibold">{label}</p>
        )}
        {about && <p className="line-clamp-2 [overflow-wrap:anywhere]">{about}</p>}
        {hasNote && <p>{noticeWords.withNote}</p>}
        {kind === 'recall' && <p>{noticeWords.recallWhy}</p>}
        <p className="text-ink-2 text-xs">
          <RelativeTime date={at} />
        </p>
      </div>
      <IconButton
        icon="lucide-x"
        label={noticeWords.close(about ? `${label}, ${about}` : label)}
        className="-mt-2.5 -mr-2"
        onClick={onPutAway}
      />
    </li>
  )
}

const QUIZ_LISTS: Record<Program, '/quiz' | '/alex/quiz'> = { PETITE_ENFANCE: '/quiz', ALEX: '/alex/quiz' }

/** Page of a line; null for a sheet that is gone. */
function linkOf({ kind, program, target }: Notice) {
  if (program && kind !== 'review') return { to: QUIZ_LISTS[program] }
  if (!target) return null
  if (kind === 'review') return { to: '/seen-by-manager/$quizId', params: { quizId: target } } as const
  if (kind === 'surveyInvitation')
    return { to: '/alex/risks-vs-benefits/surveys/$surveyId', params: { surveyId: target } } as const
  return { to: '/activities/$activityId', params: { activityId: target } } as const
}
