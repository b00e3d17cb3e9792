import { ErrorPage } from '#app/ui/feedback/error-page.tsx'
import { errorPageSentences } from '#content/errors.ts'

/** Error page of the quizzes: says first that no answer is lost. */
export function QuizError({ error, reset }: { error: unknown; reset?: () => void }) {
  return (
    <ErrorPage error={error} {...(reset && { reset })}>
      <p className="measure">{errorPageSentences.quizzes}</p>
    </ErrorPage>
  )
}
