import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { nearActivitiesQuery } from '#app/features/activities/library/queries.ts'
import type { NearActivitiesInput } from '../schema.ts'
import type { NearActivity } from '../stream/generation-events.ts'

/** Time without a change of the form before the library is searched. */
const DEBOUNCE_MS = 400

function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

/** « Déjà dans la bibliothèque »: activities that match the criteria, offered before a unit is spent. */
export function LibrarySuggestions({ criteria }: { criteria: NearActivitiesInput }) {
  const titleId = useId()
  // As text, because the form gives a new object at each keystroke.
  const serialized = useDebounced(JSON.stringify(criteria))
  const searched: NearActivitiesInput = JSON.parse(serialized)
  const canSearch =
    searched.ageGroups.length > 0 && searched.developments.length > 0 && searched.developments.length < 3
  const { data = [] } = useQuery({ ...nearActivitiesQuery(searched), enabled: canSearch })
  if (!canSearch || data.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="no-print flex flex-wrap items-center gap-x-5 rounded-lg bg-sunken px-4 py-1 max-lg:py-3"
    >
      <h3 id={titleId} className="font-semibold text-sm">
        Déjà dans la bibliothèque
      </h3>
      <NearActivityLinks activities={data} />
    </section>
  )
}

/** Links to activities of the library. */
export function NearActivityLinks({ activities }: { activities: readonly NearActivity[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {activities.map(({ id, title }) => (
        <li key={id}>
          <Link
            to="/activities/$activityId"
            params={{ activityId: id }}
            className="text-link inline-flex min-h-11 items-center"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
