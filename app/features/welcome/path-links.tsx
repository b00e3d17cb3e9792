import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pathWords as words } from '#content/pages/welcome/path.ts'
import { teamPathsQuery } from './queries.ts'

/** On an educator of the team who has begun the path: how far she is. Nothing on the others. */
export function PathMark({ userId }: { userId: string }) {
  const { data } = useQuery(teamPathsQuery())
  const path = data?.find((it) => it.userId === userId)
  if (!path) return null
  return <p className="py-2.5 text-ink-2 text-sm">{words.teamMark(path.done, path.total, path.week)}</p>
}

/** The part of the account page from which the path, once it is put away, and the first screens are found again. */
export function OwnBeginnings({ isPutAway, isEducator }: { isPutAway: boolean; isEducator: boolean }) {
  return (
    <section aria-labelledby="my-beginnings" className="flex flex-col items-start gap-2">
      <h2 id="my-beginnings" className="text-2xl">
        {words.accountTitle}
      </h2>
      <p className="text-ink-2">{isPutAway ? words.accountPutAway : words.accountLead}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to="/parcours" className="text-link inline-flex min-h-11 items-center">
          {words.open}
        </Link>
        {isEducator && (
          <Link to="/bienvenue" className="text-link inline-flex min-h-11 items-center">
            {words.welcomeAgain}
          </Link>
        )}
      </p>
    </section>
  )
}
