import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { longDate } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { pendingReviewsQuery, useMarkReviewed, useUnmarkReviewed } from '../queries.ts'
import { type PendingRow, pendingRows } from '../review-rows.ts'

/** What awaits the manager: one row per person, opened on the attempt that has waited the longest, or marked with others. */
export function PendingList() {
  const { data: pending } = useSuspenseQuery(pendingReviewsQuery())
  const rows = pendingRows(pending)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const mark = useMarkReviewed()
  const unmark = useUnmarkReviewed()
  const chosenRows = rows.filter(({ userId }) => chosen.includes(userId))
  const quizIds = chosenRows.flatMap(({ attempts }) => attempts.map(({ quizId }) => quizId))
  const toggle = (userId: string) =>
    setChosen(chosen.includes(userId) ? chosen.filter((id) => id !== userId) : [...chosen, userId])

  const markChosen = async () => {
    // The error of the mutation is shown below the list.
    const marked = await mark.mutateAsync(quizIds).catch(() => [])
    // Of two presses, the second marks nothing.
    if (marked.length === 0) return
    setChosen([])
    notify.success(plural(marked.length, 'quiz marqué comme revu', 'quiz marqués comme revus'), {
      undo: () => unmark.mutateAsync(marked),
    })
  }

  return (
    <section aria-labelledby="en-attente" className="card">
      <div className="flex flex-wrap items-baseline gap-x-4 px-5 pt-5 pb-3 sm:px-6">
        <h2 id="en-attente" className="text-2xl">
          {reviewWords.pendingTitle}
        </h2>
        <p className="text-ink-2 text-sm">{rows.length > 0 ? reviewWords.pendingLead : reviewWords.pendingNoneWhy}</p>
      </div>
      {rows.length === 0 ? (
        <p className="flex items-center gap-2 px-5 pb-5 font-medium sm:px-6">
          <Icon as="lucide-check" size={18} className="text-success-ink" />
          {reviewWords.pendingNone}
        </p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {rows.map((row) => (
            <PendingPerson
              key={row.userId}
              row={row}
              isChosen={chosen.includes(row.userId)}
              onToggle={() => toggle(row.userId)}
            />
          ))}
        </ul>
      )}
      {mark.isError && <ErrorMessage error={mark.error} />}
      {quizIds.length > 0 && (
        <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-b-lg border-line border-t bg-surface px-5 py-3 max-sm:bottom-18 max-sm:px-4 sm:px-6">
          <p aria-live="polite">{plural(chosenRows.length, 'personne cochée', 'personnes cochées')}</p>
          <Button
            variant="primary"
            icon={<Icon as="lucide-check-check" size={18} className="max-sm:hidden" />}
            className="max-sm:w-full max-sm:px-2"
            busy={mark.isPending}
            onClick={() => void markChosen()}
          >
            Marquer {plural(quizIds.length, 'quiz comme revu', 'quiz comme revus')}
          </Button>
        </div>
      )}
    </section>
  )
}

function PendingPerson({ row, isChosen, onToggle }: { row: PendingRow; isChosen: boolean; onToggle: () => void }) {
  const { name, attempts } = row
  const [first] = attempts
  return (
    <li
      id={`attente-${row.userId}`}
      className="flex scroll-mt-20 items-center gap-1 pr-4 pl-3 target:bg-sunken has-checked:bg-primary-soft sm:pr-6 sm:pl-4"
    >
      <label className="inline-flex size-11 shrink-0 items-center justify-center">
        <input type="checkbox" className="box" checked={isChosen} onChange={onToggle} />
        <span className="sr-only">Cocher les quiz de {name}</span>
      </label>
      <Link
        to="/quiz-reviews/attempts/$quizId"
        params={{ quizId: first.quizId }}
        className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 py-3 no-underline"
      >
        <span>
          <span className="block font-semibold text-link">{name}</span>
          <span className="block text-ink-2 text-sm">
            {QUIZ_PROGRAMS[first.type].title}, {longDate(first.finishedAt)},{' '}
            {first.wrong > 0 ? plural(first.wrong, 'réponse à revoir', 'réponses à revoir') : 'tout juste'}
          </span>
        </span>
        <span className="flex items-center gap-2 font-medium text-sm">
          {plural(attempts.length, 'quiz', 'quiz')}
          <Icon as="lucide-arrow-right" size={18} />
        </span>
      </Link>
    </li>
  )
}
