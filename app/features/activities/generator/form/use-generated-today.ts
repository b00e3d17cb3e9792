import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserTimezone, generatedTodayQuery } from '#app/features/activities/library/queries.ts'
import type { GeneratedToday } from '../schema.ts'

/**
 * Units of the day, asked from the browser, whose time zone decides when the day begins. Undefined at the first render
 * whatever is already known: a part of the page that comes late must be drawn as the server drew it before it changes.
 */
export function useGeneratedToday(): GeneratedToday | undefined {
  const [zone, setZone] = useState<string>()
  useEffect(() => setZone(browserTimezone()), [])
  const { data } = useQuery({ ...generatedTodayQuery(zone ?? ''), enabled: zone !== undefined })
  return data
}
