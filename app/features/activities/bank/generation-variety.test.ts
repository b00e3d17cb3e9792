import { describe, expect, test } from 'vitest'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { AGE_GROUPS, type AgeGroup, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { composeActivity } from './compose-activity.ts'
import { composeFrom } from './generation-bank.ts'

const RUNS = 10
const AGES: AgeGroup[][] = [...AGE_GROUPS.map((age) => [age]), [...AGE_GROUPS]]

/** One request for every age and place, through all domains, seasons and durations. */
function requests(): ActivityCriteria[] {
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T
  return AGES.flatMap((ageGroups, a) =>
    PLACES.map((place, p) => ({
      ageGroups,
      developments: [at(DEVELOPMENTS, a + p)],
      themes: [],
      materials: [],
      place,
      season: at(SEASONS, a * 3 + p),
      durationMinutes: at(DURATIONS, a + 2 * p),
    })),
  )
}

describe('ten requests in a row with the same criteria', () => {
  test.each(
    requests().map(
      (criteria, index) => [`${criteria.ageGroups} ${criteria.place} ${criteria.season}`, criteria, index] as const,
    ),
  )('%s: ten titles, ten different sets of steps, every rule passed without a change', (_, criteria, index) => {
    const start = index * 7_919
    const sheets = Array.from({ length: RUNS }, (__, run) => composeFrom(criteria, start + run))
    expect(new Set(sheets.map(({ sheet }) => sheet.titre)).size).toBe(RUNS)
    expect(new Set(sheets.map(({ sheet }) => JSON.stringify(sheet.deroulement))).size).toBe(RUNS)
    const changes = sheets.flatMap(({ report }) => report.rules.flatMap((rule) => rule.changes))
    expect(changes).toEqual([])
  })

  test('a composition takes a few milliseconds of processor time', () => {
    const [criteria] = requests()
    if (!criteria) throw new Error('no request')
    for (let run = 0; run < RUNS; run++) composeActivity(criteria, run)
    const before = process.cpuUsage()
    for (let run = 0; run < 5 * RUNS; run++) composeActivity(criteria, run)
    const { user, system } = process.cpuUsage(before)
    // Microseconds. Other work of the process counts too, so the limit is generous, yet far below the 300 ms of a
    // generation.
    expect((user + system) / (5 * RUNS)).toBeLessThan(60_000)
  })
})
