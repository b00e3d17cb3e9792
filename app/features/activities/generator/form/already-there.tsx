import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { nearActivitiesQuery } from '#app/features/activities/library/queries.ts'
import type { NearActivitiesInput } from '../schema.ts'
import { ActivityLinks } from './activity-links.tsx'

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
