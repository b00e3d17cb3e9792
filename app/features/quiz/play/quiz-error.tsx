import { ErrorPage } from '#app/ui/feedback/error-page.tsx'
import { playSentences } from '#content/pages/quizzes.ts'

/** When a quiz page fails: what is safe comes before what to do. */
export function QuizError({ error, reset }: { error: unknown; reset?: () => void }) {
  return (
    <ErrorPage error={error} {...(reset && { reset })}>
      <p className="measure">{playSentences.nothingLost}</p>
    </ErrorPage>
  )
}
