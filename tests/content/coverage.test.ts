import { describe, expect, test } from 'vitest'
import { AGE_GROUPS, DEVELOPMENTS, DURATIONS, PLACES, type Place, SEASONS } from '#app/domain/enums.ts'
import { formsOf, isForPlace, placesOf, seasonsOf } from '#app/features/activities/bank/sheet-in-situation.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { type BankSheet, DAY_MOMENTS, DELICATE_SUBJECTS, OCCASIONS } from '#content/activities/types.ts'
import { THEMES } from '#content/reference.ts'

const ZONES: Record<'indoors' | 'yard' | 'outing', readonly Place[]> = {
  indoors: ['INDOORS'],
  yard: ['YARD'],
  outing: ['PARK', 'WOODS', 'WATERSIDE'],
}
const count = (holds: (sheet: BankSheet) => boolean) => SHEETS.filter(holds).length

/** The names of a list that are counted fewer times than they should be, each with its count. */
function below<Name extends string>(least: number, names: readonly Name[], counted: (name: Name) => number): string[] {
  return names.filter((name) => counted(name) < least).map((name) => `${name}: ${counted(name)}`)
}

describe('the bank covers', () => {
  test('250 sheets, of which 40 for babies, 20 for mixed ages and 20 with no material at all', () => {
    expect(SHEETS.length).toBeGreaterThanOrEqual(250)
    expect(count(({ ageGroups }) => ageGroups.includes('AGE_0_18_MONTHS'))).toBeGreaterThanOrEqual(40)
    expect(count(({ ageGroups }) => ageGroups.length >= 3)).toBeGreaterThanOrEqual(20)
    expect(count(({ sheet }) => sheet.materiel.length === 0)).toBeGreaterThanOrEqual(20)
  })

  test('each age and domain at least four times indoors, in the yard and on an outing', () => {
    const cells = AGE_GROUPS.flatMap((age) =>
      DEVELOPMENTS.flatMap((development) =>
        (['indoors', 'yard', 'outing'] as const).map((zone) => ({
          name: `${age} ${development} ${zone}`,
          sheets: count(
            (it) =>
              it.ageGroups.includes(age) &&
              it.developments.includes(development) &&
              placesOf(it).some((place) => ZONES[zone].includes(place)),
          ),
        })),
      ),
    )
    expect(cells.filter(({ sheets }) => sheets < 4)).toEqual([])
  })

  test('each age, domain, place and season together', () => {
    const missing = AGE_GROUPS.flatMap((age) =>
      DEVELOPMENTS.flatMap((development) =>
        PLACES.flatMap((place) =>
          SEASONS.filter(
            (season) =>
              count(
                (it) =>
                  it.ageGroups.includes(age) &&
                  it.developments.includes(development) &&
                  isForPlace(it, place, season) &&
                  seasonsOf(it).includes(season),
              ) === 0,
          ).map((season) => [age, development, place, season].join(' ')),
        ),
      ),
    )
    expect(missing).toEqual([])
  })

  test('every age together, in each place and season', () => {
    const all = SHEETS.filter(({ ageGroups }) => ageGroups.length === AGE_GROUPS.length)
    const missing = PLACES.flatMap((place) =>
      SEASONS.filter(
        (season) => !all.some((it) => isForPlace(it, place, season) && seasonsOf(it).includes(season)),
      ).map((season) => `${place} ${season}`),
    )
    expect(missing).toEqual([])
  })

  test('each theme four times, and once at each age', () => {
    const keys = THEMES.map(({ key }) => key)
    expect(below(4, keys, (key) => count(({ themes }) => themes.includes(key)))).toEqual([])
    for (const age of AGE_GROUPS)
      expect([
        age,
        below(1, keys, (key) => count((it) => it.ageGroups.includes(age) && it.themes.includes(key))),
      ]).toEqual([age, []])
  })

  test('the moments of the Québec year and of the day, delicate subjects, and any interest at each age', () => {
    expect(below(1, OCCASIONS, (key) => count(({ occasion }) => occasion === key))).toEqual([])
    expect(below(4, DAY_MOMENTS, (key) => count(({ moment }) => moment === key))).toEqual([])
    expect(below(1, DELICATE_SUBJECTS, (key) => count(({ subject }) => subject === key))).toEqual([])
    expect(count(({ followsInterest }) => followsInterest === true)).toBeGreaterThanOrEqual(8)
    expect(
      below(1, AGE_GROUPS, (age) => count((it) => it.followsInterest === true && it.ageGroups.includes(age))),
    ).toEqual([])
  })

  test('each season by its own sheets, and each duration', () => {
    expect(
      below(4, SEASONS, (season) => count(({ seasons }) => seasons.length === 1 && seasons.includes(season))),
    ).toEqual([])
    for (const minutes of DURATIONS) expect(count((it) => formsOf(it).includes(minutes))).toBeGreaterThanOrEqual(20)
  })
})
