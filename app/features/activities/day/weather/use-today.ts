import * as z from 'zod/mini'
import { AGE_GROUPS, type AgeGroup } from '#app/domain/enums.ts'
import { calendarDay } from '#app/lib/dates/dates.ts'
import { keptStore, useDraft } from '#app/lib/kept/kept-store.ts'
import { MEASURES, type Measure, readMeasure, type TodayValues } from './verdict.ts'

const DAY_MS = 86_400_000

// Texts as they are typed, so that an unfinished one is found again as it was.
const Typed = z.object({
  /** « 2026-11-21 »: they are worth nothing on another day. */
  day: z.string(),
  measures: z.record(z.enum(MEASURES), z.string()),
  isRaining: z.boolean(),
  hasThunder: z.boolean(),
  ageGroups: z.array(z.enum(AGE_GROUPS)),
})
export type TypedToday = z.infer<typeof Typed>

const typedToday = keptStore('weather-today', Typed, { longest: DAY_MS })

const nothingTyped = (day: string, ageGroups: readonly AgeGroup[]): TypedToday => ({
  day,
  measures: { temperature: '', wind: '', windChill: '', humidex: '', uv: '', air: '' },
  isRaining: false,
  hasThunder: false,
  ageGroups: [...ageGroups],
})

/**
 * What she has typed today, kept on this device for the day and sent nowhere.
 * @param owner the daycare and the person
 * @param group ages of her own group, with which the page begins
 */
export function useToday(owner: string, group: readonly AgeGroup[]) {
  const [kept, keep] = useDraft(typedToday, owner, 'today')
  const day = calendarDay()
  const isKept = kept?.day === day
  const typed = isKept ? kept : nothingTyped(day, group)
  const write = (change: Partial<TypedToday>) => keep({ ...typed, ...change })
  const numbers = Object.fromEntries(
    MEASURES.map((measure) => [measure, readMeasure(measure, typed.measures[measure])]),
  ) as Record<Measure, number | null | undefined>
  const { isRaining, hasThunder, ageGroups } = typed
  const values: TodayValues = { ...numbers, isRaining, hasThunder, ageGroups }
  return { typed, isKept, values, write, keep, clear: () => keep(null) }
}
