import { expectedMinutes } from '#app/domain/quiz-duration.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { listSentences, QUIZ_MODES } from '#content/pages/quizzes.ts'
import type { QuizStats } from '../schema.ts'
import type { useOpenQuiz } from '../use-open-quiz.ts'

/** Length of the quiz that the server makes (`QUESTIONS_PER_SHORT_QUIZ`). */
const QUESTIONS_PER_SHORT_QUIZ = 5

type MistakesCardProps = {
  mistakes: QuizStats['mistakes']
  opening: ReturnType<typeof useOpenQuiz>
  canPlay: boolean
}

/** Offers a short quiz of missed questions. Optional: nothing is counted when it is not taken. */
export function MistakesCard({ mistakes, opening, canPlay }: MistakesCardProps) {
  const count = Math.min(mistakes.due > 0 ? mistakes.due : mistakes.total, QUESTIONS_PER_SHORT_QUIZ)
  const reason = canPlay
    ? mistakes.total === 0
      ? listSentences.nothingToReview
      : undefined
    : listSentences.needsDaycare
  return (
    <section aria-labelledby="mes-questions" className="card flex flex-col gap-5 p-6 sm:p-8">
      <div className="flex flex-col gap-1.5">
        <h2 id="mes-questions" className="text-xl sm:text-2xl">
          {QUIZ_MODES.SHORT}
        </h2>
        <p className="measure text-ink-2">{mistakes.total > 0 ? mistakesInWords(mistakes) : listSentences.shortLead}</p>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          busy={opening.pendingMode === 'mistakes'}
          onClick={() => opening.openMistakes()}
          {...(reason && { disabledReason: reason })}
        >
          Revoir {count > 0 ? plural(count, 'question') : 'mes questions'}
        </Button>
        {count > 0 && <p className="text-ink-2 text-sm">Environ {plural(expectedMinutes(count), 'minute')}</p>}
      </div>
      {opening.failure?.mode === 'mistakes' && <ErrorMessage error={opening.failure.error} />}
    </section>
  )
}

/** How many mistakes are due, or when the next one is. */
function mistakesInWords({ due, nextDueAt }: QuizStats['mistakes']): string {
  if (due > 0)
    return `${plural(due, 'question manquée est', 'questions manquées sont')} à revoir. ${due > QUESTIONS_PER_SHORT_QUIZ ? listSentences.longestWaiting : ''}`
  return `Rien ne presse : la prochaine question manquée revient le ${nextDueAt ? longDate(nextDueAt) : ''}. ${listSentences.ahead}`
}
