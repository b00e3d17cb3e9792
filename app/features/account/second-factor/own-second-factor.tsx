import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { longDate } from '#app/lib/dates/dates.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { secondFactorWords } from '#content/pages/sign-in/second-factor.ts'
import { secondFactorQuery } from './queries.ts'

/** In « Mon compte »: whether she has a second factor, and the way to its page. Suspends on `secondFactorQuery`. */
export function OwnSecondFactor() {
  const { data: factor } = useSuspenseQuery(secondFactorQuery())
  return (
    <section aria-labelledby="second-factor" className="flex flex-col items-start gap-4">
      <div>
        <h2 id="second-factor" className="text-2xl">
          {secondFactorWords.title}
        </h2>
        <p className="measure mt-1 text-ink-2">
          {factor.since ? secondFactorWords.on(longDate(factor.since)) : secondFactorWords.offLead}
        </p>
        {factor.since && <p className="measure mt-1 text-ink-2">{secondFactorWords.codesLeft(factor.codesLeft)}</p>}
      </div>
      <Link to="/second-factor" className={buttonClass()}>
        {factor.since ? secondFactorWords.manage : secondFactorWords.set}
      </Link>
    </section>
  )
}
