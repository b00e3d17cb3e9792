import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { DISCLAIMERS } from '#content/disclaimers.ts'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { currentQuizQuery, quizHistoryQuery, quizStatsQuery } from '../queries.ts'
import { useAnswerOutbox } from '../screen/use-answer-outbox.ts'
import { useOpenQuiz } from '../use-open-quiz.ts'
import { DailyCard } from './daily-card.tsx'
import { QuizHistory } from './history.tsx'
import { Messages } from './messages.tsx'
import { StartCard } from './start-card.tsx'
import { Stats } from './stats.tsx'

type QuizListPageProps = {
  program: Program
  user: { id: string; selectedDaycareId: string | null }
  /** Cards above the quizzes: her manager's reminder, her own small step. */
  reminder?: ReactNode
  /** The day, above the quizzes: a greeting, what is planned, an idea of the month. */
  day?: { greeting: string; date: string; plan: ReactNode; idea: ReactNode } | undefined
  /** For an educator: link to what her manager sees. */
  seenLink?: ReactNode
}

/** Quizzes of a program: start or resume one, messages, results and history. */
export function QuizListPage({ program, user, reminder, day, seenLink }: QuizListPageProps) {
  const { data: current } = useSuspenseQuery(currentQuizQuery(program))
  const { data: stats } = useSuspenseQuery(quizStatsQuery(program))
  const { data: history } = useSuspenseQuery(quizHistoryQuery(program))
  const opening = useOpenQuiz(program)
  const { title, lead } = QUIZ_PROGRAMS[program]
  const canPlay = user.selectedDaycareId !== null
  const toPlay = (
    <>
      <StartCard program={program} current={current} opening={opening} canPlay={canPlay} />
      <DailyCard stats={stats} history={history} opening={opening} canPlay={canPlay} />
    </>
  )
  return (
    <div className="page max-w-6xl">
      {day ? (
        <>
          <PageHeader title={day.greeting} summary={day.date} />
          <KeptBanner userId={user.id} />
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
            <div className="grid gap-5">
              {day.plan}
              {day.idea}
            </div>
            <div className="grid gap-5">
              {toPlay}
              <div>{reminder}</div>
            </div>
          </div>
          <h2 className="mt-10 text-3xl">{title}</h2>
          <p className="measure mt-2 text-lg">{lead}</p>
        </>
      ) : (
        <>
          <PageHeader title={title} lead={lead} />
          <KeptBanner userId={user.id} />
          {reminder}
          <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">{toPlay}</div>
        </>
      )}
      <div className="mt-10 flex flex-col gap-10">
        <Messages program={program} />
        {stats.answered > 0 && <Stats program={program} stats={stats} seenLink={seenLink} />}
        <QuizHistory program={program} quizzes={history} />
      </div>
      <div className="measure mt-10 flex flex-col gap-2 border-line border-t pt-4 text-ink-2 text-xs">
        <p>{DISCLAIMERS.general}</p>
        {program === 'ALEX' && <p>{DISCLAIMERS.outdoors}</p>}
        <p>{DISCLAIMERS.health}</p>
        <p>{DISCLAIMERS.independence}</p>
      </div>
    </div>
  )
}

/** Sends the answers kept on this device from this page too, and says so while some cannot be sent. */
function KeptBanner({ userId }: { userId: string }) {
  const { kept, failures } = useAnswerOutbox(userId)
  const isBlocked = kept.length > 0 && Object.keys(failures).length > 0
  return (
    <div role="status">
      {isBlocked && (
        <Banner tone="warning" icon="lucide-cloud-off" className="mb-6">
          {plural(kept.length, 'réponse gardée', 'réponses gardées')} sur cet appareil, envoi dès le retour de la
          connexion.
        </Banner>
      )}
    </div>
  )
}
