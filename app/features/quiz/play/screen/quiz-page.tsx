import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useCallback, useEffect, useRef } from 'react'
import type { Program } from '#app/domain/enums.ts'
import { QuizProgress } from '#app/features/quiz/question/quiz-progress.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { playSentences } from '#content/pages/quizzes.ts'
import { quizSessionQuery } from '../queries.ts'
import { type PlayPlace, QUIZ_PATHS } from '../quiz-places.ts'
import { QuestionScreen } from './question-screen.tsx'
import { backLinkClass, ResultsScreen } from './results-screen.tsx'
import { useShortcutSetting } from './shortcuts.ts'
import { useAnswering } from './use-answering.ts'

type QuizPageProps = {
  quizId: string
  userId: string
  place: PlayPlace
  /** The question that the address names, if it names one. */
  asked: number | undefined
  /** Goes to a question, or to the results. `replace`: the same screen under its full address. */
  onGo: (questionNumber: number | undefined, how?: 'replace') => void
}

/** A quiz being played or looked at again: one question per screen, then the results. */
export function QuizPage({ quizId, userId, place, asked, onGo }: QuizPageProps) {
  const { data: session } = useSuspenseQuery(quizSessionQuery(quizId))
  const answering = useAnswering(userId)
  const [shortcutsOn, setShortcutsOn] = useShortcutSetting()
  const title = useFocusOnChange(place.screen === 'question' ? place.index : -1)
  useFullAddress(place, asked, onGo)
  const total = session.answers.length
  if (place.screen === 'results') return <ResultsScreen session={session} titleRef={title} />
  const { index } = place
  const words = `Question ${index + 1} sur ${total}`
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <Link to={QUIZ_PATHS[session.type].list} className={backLinkClass}>
          <Icon as={ArrowLeft} size={18} />
          Quitter (réponses enregistrées)
        </Link>
        <h1
          ref={title}
          tabIndex={-1}
          aria-describedby="intitule"
          className="font-normal font-sans text-base text-ink-2 tracking-normal"
        >
          {words}
        </h1>
      </div>
      <QuizProgress value={index + 1} max={total} text={words} />
      <div className="mt-6">
        <QuestionScreen
          key={session.answers[index]?.id}
          session={session}
          index={index}
          answering={answering}
          shortcutsOn={shortcutsOn}
          onNext={() => onGo(index + 1 < total ? index + 1 : undefined)}
        />
      </div>
      <p className="mt-4 text-center text-ink-2 text-sm pointer-coarse:hidden">
        {shortcutsOn ? playSentences.shortcuts : playSentences.shortcutsOff}{' '}
        <button
          type="button"
          onClick={() => setShortcutsOn(!shortcutsOn)}
          className="min-h-11 rounded-sm underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2"
        >
          {shortcutsOn ? 'Désactiver les raccourcis' : 'Activer les raccourcis'}
        </button>
      </p>
    </>
  )
}

/** Once on screen, a question has its own address: « back » finds it again after the next one is open. */
function useFullAddress(place: PlayPlace, asked: number | undefined, onGo: QuizPageProps['onGo']): void {
  const missing = asked === undefined && place.screen === 'question' ? place.index : undefined
  useEffect(() => {
    if (missing !== undefined) onGo(missing, 'replace')
    // Only when the address lacks it, not when the page draws again.
  }, [missing, onGo])
}

/** The title takes the focus when the screen changes; the shell does it when the page opens. */
function useFocusOnChange(screen: number) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    title.current?.focus({ preventScroll: true })
  }, [screen])
  return title
}

/** Goes to a question of a quiz, or to its results when no number is given. */
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
