import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserTimezone, generatedTodayQuery } from '#app/features/activities/library/queries.ts'
import type { GeneratedToday } from '../schema.ts'

/**
 * Units of the day, queried by the browser only, whose time zone decides when the day begins. Undefined at the first
 * render even when the cache has them: hydration must render what the server rendered.
 */
export function useGeneratedToday(): GeneratedToday | undefined {
  const [zone, setZone] = useState<string>()
  useEffect(() => setZone(browserTimezone()), [])
  const { data } = useQuery({ ...generatedTodayQuery(zone ?? ''), enabled: zone !== undefined })
  return data
}
