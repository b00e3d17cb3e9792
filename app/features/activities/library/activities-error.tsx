import { Link } from '@tanstack/react-router'
import { ErrorPage } from '#app/ui/feedback/error-page.tsx'
import { errorPageSentences } from '#content/errors.ts'

/** Error page of the activities: first that nothing is lost, then where to go. */
export function ActivitiesError({ error, reset }: { error: unknown; reset?: () => void }) {
  return (
    <ErrorPage error={error} {...(reset && { reset })}>
      <p className="measure">{errorPageSentences.activities}</p>
      <p>
        <Link to="/activities" search={{}} className="text-link inline-flex min-h-11 items-center">
          {errorPageSentences.allActivities}
        </Link>
      </p>
    </ErrorPage>
  )
}
