import { useQueryClient } from '@tanstack/react-query'
import { serverQuery } from '#app/lib/queries.ts'
import { getWeatherPolicyFn, saveWeatherPolicyFn } from '../../team-balance/functions.ts'
import type { SavedPolicy, WeatherPolicy, WeatherRules } from './schema.ts'

/** What the daycare has decided about the weather. Read again at each visit: a manager may have changed it. */
export const weatherPolicyQuery = () => ({
  ...serverQuery(['activities', 'weather-policy'], getWeatherPolicyFn),
  staleTime: 0,
})

/** A saved policy, as one version. */
export type StoredPolicy = SavedPolicy & { rules: WeatherRules }

/** Undefined while the rules are only proposed. */
export const storedPolicy = ({ rules, saved }: WeatherPolicy): StoredPolicy | undefined =>
  saved ? { ...saved, rules } : undefined

/** Saves the policy, and reads it again after a conflict. */
export function useWeatherPolicy() {
  const queryClient = useQueryClient()
  const query = weatherPolicyQuery()
  const send = async (rules: WeatherRules, seen: number | null): Promise<StoredPolicy | null> => {
    const policy = await saveWeatherPolicyFn({ data: { rules, seen } })
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
    return storedPolicy(policy) ?? null
  }
  const read = async () => storedPolicy(await queryClient.query(query))
  return { send, read }
}
