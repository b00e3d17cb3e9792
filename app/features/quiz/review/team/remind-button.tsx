import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { useRemind } from '../queries.ts'
import { getReviewState, type ReviewRow } from '../review-rows.ts'

/** Shows a reminder on the educator's quiz page, at most one in seven days; no e-mail is sent. */
export function RemindButton({ row: { userId, name, program, review } }: { row: ReviewRow }) {
  const reminding = useRemind()
  const { remindedAt } = review
  if (remindedAt) return <span className="text-ink-2">Rappelé le {longDate(remindedAt)}</span>
  if (getReviewState(review) === 'done') return null
  const send = () =>
    reminding.mutate(
      { userId, type: program },
      {
        onSuccess: () => notify.success('Rappel affiché sur sa page de quiz'),
        onError: (error) => notify.failure(error),
      },
    )
  return (
    <Button
      variant="quiet"
      className="-ml-3 px-3"
      busy={reminding.isPending}
      aria-label={`Rappeler : ${name}, ${QUIZ_PROGRAMS[program].title}`}
      onClick={send}
    >
      Rappeler
    </Button>
  )
}
