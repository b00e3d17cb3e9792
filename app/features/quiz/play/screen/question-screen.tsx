import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FeedbackPanel } from '#app/features/quiz/question/feedback-panel.tsx'
import { toggleChoice } from '#app/features/quiz/question/grading.ts'
import { QuestionCard } from '#app/features/quiz/question/question-card.tsx'
import { topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { useShortcuts } from '#app/features/quiz/question/shortcuts.tsx'
import { ErrorMessage, InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { playSentences, QUIZ_MODES, quizSentences } from '#content/pages/quizzes.ts'
import { questionAnswerQuery } from '../queries.ts'
import type { QuizSession } from '../schema.ts'
import { KeptNotice } from './kept-notice.tsx'
import { QuestionActions } from './question-actions.tsx'
import { getQuestionPhase, type QuestionPhase } from './question-phase.ts'
import type { AnswerOutbox } from './use-answer-outbox.ts'

type QuestionScreenProps = {
  session: QuizSession
  index: number
  outbox: AnswerOutbox
  areShortcutsOn: boolean
  onNext: () => void
}

/** One question of a quiz: choose, validate, read the explanation. */
export function QuestionScreen({ session, index, outbox, areShortcutsOn, onNext }: QuestionScreenProps) {
  const { type, mode, answers } = session
  const answer = answers[index]
  if (!answer) throw new Error('The quiz has no such question')
  const { question } = answer
  const answerRef = { quizId: session.id, answerId: answer.id, position: index }
  const isStored = answer.isCorrect !== null
  const details = useQuery({ ...questionAnswerQuery(answer.id), enabled: isStored })
  const { phase: current, kept, failure } = getQuestionPhase(outbox, answerRef, isStored)

  const [selected, setSelected] = useState<string[]>([])
  const [isMissing, setMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { shown: phase, announcement } = usePhaseFocus(current, heading)
  const errorId = useId()
  const chosen = details.data?.chosenKeys ?? kept?.choiceIds ?? selected
  const isLast = index === answers.length - 1
  const canContinue = phase === 'stored' || (phase === 'kept' && !isLast)

  const choose = (keys: string[]) => {
    setSelected(keys)
    setMissing(false)
  }
  const validate = () => {
    if (phase !== 'open') return
    if (selected.length > 0) return outbox.answer({ ...answerRef, choiceIds: selected })
    flushSync(() => setMissing(true))
    // On a phone the choices are longer than the screen, and the button stays on it.
    document.getElementById(errorId)?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts(areShortcutsOn, (shortcut) => {
    const choice = question.choices[Number(shortcut) - 1]
    if (shortcut !== 'Enter') {
      if (phase === 'open' && choice) choose(toggleChoice(question.kind, selected, choice.key))
    } else if (phase === 'open') validate()
    else if (canContinue) onNext()
  })

  const topic = topicLabel(type, question.topic)
  return (
    <form
      noValidate
      aria-describedby={isMissing ? errorId : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        validate()
      }}
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <QuestionCard
        topic={mode === 'REGULAR' ? topic : `${QUIZ_MODES[mode]} · ${topic}`}
        prompt={question.prompt}
        promptId="intitule"
        kind={question.kind}
        choices={question.choices}
        chosen={chosen}
        onChosenChange={choose}
        isLocked={phase !== 'open'}
        grading={details.data}
      >
        {details.data && <FeedbackPanel {...details.data} choices={question.choices} headingRef={heading} />}
        {phase === 'stored' && details.isPending && <Skeleton className="mt-6 h-36 w-full rounded-md" />}
        {phase === 'kept' && <KeptNotice headingRef={heading} failure={failure} isLast={isLast} />}
        <div className="mt-4 flex flex-col gap-3 empty:hidden" id={errorId}>
          {isMissing && <InlineError>{quizSentences.choiceMissing}</InlineError>}
          {phase === 'stored' && failure?.kind === 'conflict' && (
            <InlineError>{quizSentences.answeredOtherwise}</InlineError>
          )}
          {phase === 'open' && failure && <ErrorMessage error={failure.error} />}
          {details.isError && <ErrorMessage error={details.error} />}
        </div>
        <QuestionActions
          answerId={answer.id}
          report={details.data?.report ?? null}
          phase={phase}
          isLast={isLast}
          areShortcutsOn={areShortcutsOn}
          onNext={canContinue ? onNext : undefined}
          onRetry={details.isError ? () => void details.refetch() : undefined}
        />
      </QuestionCard>
    </form>
  )
}

/**
 * Moves the focus to the feedback after « Valider ». An answer that was kept and is sent later must not steal the focus:
 * it is only announced, and its notice stays until it is stored.
 */
function usePhaseFocus(phase: QuestionPhase, heading: { current: HTMLHeadingElement | null }) {
  const former = useRef(phase)
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    if (former.current === phase) return
    former.current = phase
    if (hasWaited) return
    if (phase === 'kept') setWaited(true)
    if (phase === 'kept' || phase === 'stored') heading.current?.focus()
  }, [phase, hasWaited, heading])
  return {
    shown: hasWaited && phase === 'sending' ? 'kept' : phase,
    announcement: hasWaited && phase === 'stored' ? playSentences.sent : '',
  } as const
}
