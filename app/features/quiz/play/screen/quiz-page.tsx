import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { QuizProgress } from '#app/features/quiz/question/quiz-progress.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useShortcutSetting } from '#app/ui/theme/display-preference.ts'
import { playSentences } from '#content/pages/quizzes.ts'
import { quizSessionQuery } from '../queries.ts'
import { type PlayPlace, QUIZ_PATHS } from '../quiz-places.ts'
import { QuestionScreen } from './question-screen.tsx'
import { backLinkClass, ResultsScreen } from './results-screen.tsx'
import { useAnswerOutbox } from './use-answer-outbox.ts'

type QuizPageProps = {
  quizId: string
  userId: string
  place: PlayPlace
  /** Question number in the address, if any. */
  requestedNumber: number | undefined
  /** Navigates to a question, or to the results. `replace`: completes the address of the current screen. */
  onGo: (questionNumber: number | undefined, how?: 'replace') => void
}

/** A quiz being played or reread: one question per screen, then the results. */
export function QuizPage({ quizId, userId, place, requestedNumber: asked, onGo }: QuizPageProps) {
  const { data: session } = useSuspenseQuery(quizSessionQuery(quizId))
  const outbox = useAnswerOutbox(userId)
  const [shortcuts, setShortcuts] = useShortcutSetting()
  const areShortcutsOn = shortcuts === 'on'
  const title = useFocusOnScreenChange(place.screen === 'question' ? place.index : -1)
  useQuestionInAddress(place, asked, onGo)
  const total = session.answers.length
  if (place.screen === 'results') return <ResultsScreen session={session} titleRef={title} />
  const { index } = place
  const heading = `Question ${index + 1} sur ${total}`
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <Link to={QUIZ_PATHS[session.type].list} className={backLinkClass}>
          <Icon as="lucide-arrow-left" size={18} />
          Quitter (réponses enregistrées)
        </Link>
        <h1
          ref={title}
          tabIndex={-1}
          aria-describedby="intitule"
          className="font-normal font-sans text-base text-ink-2 tracking-normal"
        >
          {heading}
        </h1>
      </div>
      <QuizProgress value={index + 1} max={total} text={heading} />
      <div className="mt-6">
        <QuestionScreen
          key={session.answers[index]?.id}
          session={session}
          index={index}
          outbox={outbox}
          areShortcutsOn={areShortcutsOn}
          onNext={() => onGo(index + 1 < total ? index + 1 : undefined)}
        />
      </div>
      <p className="mt-4 text-center text-ink-2 text-sm pointer-coarse:hidden">
        {areShortcutsOn ? playSentences.shortcuts : playSentences.shortcutsOff}{' '}
        <button
          type="button"
          onClick={() => setShortcuts(areShortcutsOn ? 'off' : 'on')}
          className="min-h-11 rounded-sm underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2"
        >
          {areShortcutsOn ? 'Désactiver les raccourcis' : 'Activer les raccourcis'}
        </button>
      </p>
    </>
  )
}

/** Puts the number of the question on screen into the address, so that « back » returns to it. */
function useQuestionInAddress(place: PlayPlace, requested: number | undefined, onGo: QuizPageProps['onGo']): void {
  const missing = requested === undefined && place.screen === 'question' ? place.index : undefined
  useEffect(() => {
    if (missing !== undefined) onGo(missing, 'replace')
  }, [missing, onGo])
}

/** Focuses the heading when the screen changes; not on the first render, which the application shell handles. */
function useFocusOnScreenChange(screen: number) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    title.current?.focus({ preventScroll: true })
  }, [screen])
  return title
}

/** Navigates to a question of a quiz, or to its results when no number is given. */
export function useGoToQuestion(quizId: string, program: Program) {
  const navigate = useNavigate()
  return useCallback(
    (questionNumber: number | undefined, how?: 'replace') => {
      const search = questionNumber === undefined ? {} : { questionNumber }
      const isSameScreen = how === 'replace'
      void navigate({
        to: QUIZ_PATHS[program].play,
        params: { quizId },
        search,
        replace: isSameScreen,
        resetScroll: !isSameScreen,
      })
    },
    [navigate, quizId, program],
  )
}
