import { expectedMinutes } from '#app/domain/quiz-duration.ts'
import { calendarDay, shortDay } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { NeedsDaycare } from '#app/ui/shell/daycare-selector.tsx'
import { listSentences, QUIZ_MODES } from '#content/pages/quizzes.ts'
import { QUESTIONS_PER_SHORT_QUIZ } from '../quiz-places.ts'
import type { PastQuiz, QuizStats } from '../schema.ts'
import type { useOpenQuiz } from '../use-open-quiz.ts'

type DailyCardProps = {
  stats: QuizStats
  history: readonly PastQuiz[]
  opening: ReturnType<typeof useOpenQuiz>
  canPlay: boolean
}

/** « Mes 5 questions »: those of today in one press, taken up again by the same press. Nothing is counted when it is not taken. */
export function DailyCard({ stats, history, opening, canPlay }: DailyCardProps) {
  const { open, doneToday } = dailyQuizzes(history)
  const { due } = stats.review
  const left = open ? open.total - open.answered : due > 0 ? QUESTIONS_PER_SHORT_QUIZ : 0
  return (
    <section aria-labelledby="mes-questions" className="card flex flex-col gap-5 p-6 sm:p-8">
      <div className="flex flex-col gap-1.5">
        <h2 id="mes-questions" className="text-xl sm:text-2xl">
          {QUIZ_MODES.SHORT}
        </h2>
        <p className="measure text-ink-2">
          {open && open.answered > 0
            ? `Question ${open.answered + 1} sur ${open.total}. ${listSentences.resume}`
            : dailySentence(stats, doneToday)}
        </p>
      </div>
      {left > 0 && !canPlay && <NeedsDaycare>{listSentences.needsDaycare}</NeedsDaycare>}
      {left > 0 && canPlay && (
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button busy={opening.pendingMode === 'mistakes'} onClick={() => opening.openMistakes()}>
            {open && open.answered > 0
              ? 'Continuer mes 5 questions'
              : doneToday
                ? 'Encore 5 questions'
                : 'Mes 5 questions du jour'}
          </Button>
          <p className="text-ink-2 text-sm">Environ {plural(expectedMinutes(left), 'minute')}</p>
        </div>
      )}
      {opening.failure?.mode === 'mistakes' && <ErrorMessage error={opening.failure.error} />}
    </section>
  )
}

/** The unfinished one that the server would take up again, and whether one was finished today. */
function dailyQuizzes(history: readonly PastQuiz[]): { open: PastQuiz | undefined; doneToday: boolean } {
  const today = calendarDay()
  const daily = history.filter(({ mode }) => mode === 'SHORT')
  const isToday = (date: Date) => calendarDay(date) === today
  return {
    open: daily.find(({ finishedAt, answered, startedAt }) => !finishedAt && (answered > 0 || isToday(startedAt))),
    doneToday: daily.some(({ finishedAt }) => finishedAt && isToday(finishedAt)),
  }
}

function dailySentence({ answered, review: { due, nextDueOn } }: QuizStats, doneToday: boolean): string {
  if (answered === 0) return listSentences.dailyLead
  if (due > 0) return doneToday ? listSentences.dailyMore : listSentences.dailyDue
  const next = nextDueOn ? ` ${listSentences.dailyNext} ${shortDay(nextDueOn)}.` : ''
  return `${doneToday ? listSentences.dailyDone : listSentences.dailyNothing}${next}`
}
