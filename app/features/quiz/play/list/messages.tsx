import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Program } from '#app/domain/enums.ts'
import { scoreInWords } from '#app/features/quiz/question/quiz-words.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { messageWords, REPORT_REASON_LABELS, REPORT_STATE_LABELS } from '#content/pages/quizzes.ts'
import { quizMessagesQuery, useCloseQuizMessage } from '../queries.ts'
import { QUIZ_PATHS } from '../quiz-places.ts'
import type { CorrectionMessage, ReportMessage } from '../schema.ts'

/** Corrections of questions that the person answered, and replies to her reports. */
export function Messages({ program }: { program: Program }) {
  const { data } = useSuspenseQuery(quizMessagesQuery(program))
  const { corrections, reports } = data
  if (corrections.length + reports.length === 0) return null
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="text-2xl">
        {messageWords.title}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {corrections.map((correction) => (
          <Correction key={correction.id} correction={correction} program={program} />
        ))}
        {reports.map((report) => (
          <Report key={report.id} report={report} program={program} />
        ))}
      </ul>
    </section>
  )
}

function Correction({ correction, program }: { correction: CorrectionMessage; program: Program }) {
  const { id, prompt, rightChoices, explanation, reason, scores } = correction
  return (
    <li className="card flex flex-col items-start gap-2 p-5">
      <h3 className="font-semibold text-lg">{messageWords.corrected}</h3>
      <p className="measure">« {prompt} »</p>
      <p className="measure">
        {rightChoices.length > 1 ? 'Les bonnes réponses' : 'La bonne réponse'}
        {'\u00A0: '}
        <strong className="font-semibold">{rightChoices.join(', ')}</strong>.
      </p>
      <p className="measure">{explanation}</p>
      {reason && <p className="measure">{reason}</p>}
      {scores.map(({ quizId, startedAt, before, after, total }) => (
        <p key={quizId} className="measure">
          Votre quiz du {longDate(new Date(startedAt))} compte maintenant{' '}
          <strong className="font-semibold">{scoreInWords(after, total)}</strong>, au lieu de {before}.{' '}
          <Link to={QUIZ_PATHS[program].play} params={{ quizId }} className="text-link">
            Revoir ce quiz
          </Link>
        </p>
      ))}
      <CloseButton id={id} kind="correction" program={program} subject={prompt} />
    </li>
  )
}

function Report({ report, program }: { report: ReportMessage; program: Program }) {
  const { id, prompt, reason, text, outcome, reply, createdAt } = report
  const reasons: Record<string, string> = REPORT_REASON_LABELS
  return (
    <li className="card flex flex-col items-start gap-2 p-5">
      <h3 className="font-semibold text-lg">
        Votre remarque du {longDate(createdAt)}
        {'\u00A0: '}
        {REPORT_STATE_LABELS[outcome ?? 'SENT'].toLowerCase()}
      </h3>
      <p className="measure">« {prompt} »</p>
      <p className="measure text-ink-2 text-sm">
        {reasons[reason] ?? reason}
        {text && `. ${text}`}
      </p>
      {reply && <p className="measure border-line-strong border-l-2 pl-3">{reply}</p>}
      {outcome && <CloseButton id={id} kind="report" program={program} subject={prompt} />}
    </li>
  )
}

type CloseButtonProps = { id: string; kind: 'report' | 'correction'; program: Program; subject: string }

function CloseButton({ id, kind, program, subject }: CloseButtonProps) {
  const close = useCloseQuizMessage(program)
  return (
    <>
      {close.isError && <ErrorMessage error={close.error} />}
      <Button busy={close.isPending} onClick={() => close.mutate({ id, kind })}>
        J’ai lu<span className="sr-only">{`\u00A0: ${subject}`}</span>
      </Button>
    </>
  )
}
