import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { nearActivitiesQuery } from '#app/features/activities/library/queries.ts'
import { textLinkClass } from '#app/ui/button/button-class.ts'
import type { NearActivitiesInput } from '../schema.ts'
import type { NearActivity } from '../stream/generation-events.ts'

/** Milliseconds without a change before the library is asked. */
const PAUSE = 400

function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

/** « Déjà dans la bibliothèque »: before she spends a unit, what comes near and costs nothing. */
export function AlreadyThere({ criteria }: { criteria: NearActivitiesInput }) {
  const titleId = useId()
  // As text, because the form gives a new object at each key.
  const asked = usePaused(JSON.stringify(criteria))
  const wanted: NearActivitiesInput = JSON.parse(asked)
  const isEnough = wanted.ageGroups.length > 0 && wanted.developments.length > 0 && wanted.developments.length < 3
  const { data = [] } = useQuery({ ...nearActivitiesQuery(wanted), enabled: isEnough })
  if (!isEnough || data.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-sunken px-4 py-3">
      <h3 id={titleId} className="font-semibold text-sm">
        Déjà dans la bibliothèque
      </h3>
      <ActivityLinks activities={data} />
    </section>
  )
}

export function ActivityLinks({ activities }: { activities: readonly NearActivity[] }) {
  return (
    <ul className="flex flex-col">
      {activities.map(({ id, title }) => (
        <li key={id}>
          <Link
            to="/activities/$activityId"
            params={{ activityId: id }}
            className={`${textLinkClass} inline-flex min-h-11 items-center`}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
