import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Waiting } from '#app/ui/shell/shell-user.ts'
import { noticeWords } from '#content/pages/team/notices.ts'
import { awaitedReviewsQuery } from './queries.ts'

/**
 * What awaits the review of a manager, for the entry of the menu.
 * @param isManager false for those who review nothing: nothing is asked for
 */
export function useAwaitedReviews(isManager: boolean): Record<string, Waiting> {
  const { data } = useQuery({ ...awaitedReviewsQuery(), enabled: isManager })
  const count = data?.reduce((sum, person) => sum + person.count, 0) ?? 0
  return { '/quiz-reviews': { count, label: noticeWords.toReview(count) } }
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
