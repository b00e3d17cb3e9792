import { expectedMinutes } from '#app/domain/quiz-duration.ts'
import { isSingular, plural } from '#app/lib/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Failure } from '#app/ui/inline-error.tsx'
import { listSentences, QUIZ_MODES } from '#content/pages/quizzes.ts'
import type { useOpenQuiz } from '../use-open-quiz.ts'

const AT_MOST = 5

type MistakesCardProps = {
  /** Questions whose last answer is wrong. */
  toReview: number
  opening: ReturnType<typeof useOpenQuiz>
  canPlay: boolean
}

/** A few questions that were missed, for whoever wants them. Nothing is counted when she does not. */
export function MistakesCard({ toReview, opening, canPlay }: MistakesCardProps) {
  const count = Math.min(toReview, AT_MOST)
  const reason = canPlay ? (toReview === 0 ? listSentences.nothingToReview : undefined) : listSentences.needsDaycare
  return (
    <section aria-labelledby="mes-questions" className="card flex flex-col gap-5 p-6 sm:p-8">
      <div className="flex flex-col gap-1.5">
        <h2 id="mes-questions" className="text-xl sm:text-2xl">
          {QUIZ_MODES.SHORT}
        </h2>
        <p className="measure text-ink-2">
          {toReview > 0
            ? `${plural(toReview, 'question')} ${isSingular(toReview) ? 'reste' : 'restent'} à revoir. ${count < toReview ? `En voici ${count}, au hasard.` : ''}`
            : listSentences.shortLead}
        </p>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          busy={opening.which === 'mistakes'}
          onClick={() => opening.mistakes()}
          {...(reason && { disabledReason: reason })}
        >
          Revoir {count > 0 ? plural(count, 'question') : 'mes questions'}
        </Button>
        {count > 0 && <p className="text-ink-2 text-sm">Environ {plural(expectedMinutes(count), 'minute')}</p>}
      </div>
      {opening.failure?.of === 'mistakes' && <Failure error={opening.failure.error} />}
    </section>
  )
}
