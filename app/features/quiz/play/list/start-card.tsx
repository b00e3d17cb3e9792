import type { Program } from '#app/domain/enums.ts'
import { expectedMinutes } from '#app/domain/quiz-duration.ts'
import { QuizProgress } from '#app/features/quiz/question/quiz-progress.tsx'
import { plural } from '#app/lib/french/grammar.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Button, TextLink } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { NeedsDaycare } from '#app/ui/shell/daycare-selector.tsx'
import { listSentences, paperWords } from '#content/pages/quizzes.ts'
import { QUESTIONS_PER_QUIZ } from '../quiz-places.ts'
import type { OpenQuiz } from '../schema.ts'
import type { useOpenQuiz } from '../use-open-quiz.ts'

type StartCardProps = {
  program: Program
  current: OpenQuiz | null
  opening: ReturnType<typeof useOpenQuiz>
  canPlay: boolean
}

/** Starts a quiz of ten questions, or resumes the open one. */
export function StartCard({ program, current, opening, canPlay }: StartCardProps) {
  // 409 has one cause here: no question of the program is ready.
  const failure = opening.failure?.mode === 'regular' ? opening.failure : null
  const isBankEmpty = failure && parseError(failure.error).status === 409
  if (isBankEmpty) return <EmptyState title={listSentences.emptyTitle}>{listSentences.emptyReason}</EmptyState>
  const hasOpenQuiz = current !== null && current.answered < current.total
  const remaining = hasOpenQuiz ? current.total - current.answered : QUESTIONS_PER_QUIZ
  const progressText = hasOpenQuiz ? `Question ${current.answered + 1} sur ${current.total}` : ''
  return (
    <section aria-labelledby="jouer" className="card flex flex-col gap-5 p-6 sm:p-8">
      <div className="flex flex-col gap-1.5">
        <h2 id="jouer" className="text-2xl">
          {hasOpenQuiz ? 'Un quiz vous attend' : 'Dix questions, à votre rythme'}
        </h2>
        <p className="measure text-ink-2">{hasOpenQuiz ? listSentences.resume : listSentences.start}</p>
      </div>
      {hasOpenQuiz && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">{progressText}</p>
          <QuizProgress value={current.answered} max={current.total} text={progressText} />
        </div>
      )}
      {!canPlay && <NeedsDaycare>{listSentences.needsDaycare}</NeedsDaycare>}
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
        {canPlay && (
          <>
            <Button variant="primary" size="lg" busy={opening.pendingMode === 'regular'} onClick={opening.openRegular}>
              {hasOpenQuiz ? 'Reprendre' : 'Commencer'}
            </Button>
            <p className="text-ink-2 text-sm">Environ {plural(expectedMinutes(remaining), 'minute')}</p>
          </>
        )}
        <TextLink
          to="/quiz/paper"
          search={program === 'ALEX' ? { program } : {}}
          className="inline-flex min-h-11 items-center text-sm"
        >
          {paperWords.title}
        </TextLink>
      </div>
      {failure && <ErrorMessage error={failure.error} />}
    </section>
  )
}
