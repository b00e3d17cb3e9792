import { expect, test } from 'vitest'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, type AgeGroup, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { sheetTexts } from '#tests/content/sheet-quality.ts'
import { composeActivity } from './compose-activity.ts'

/* A reader notices at once when a sheet has the same words twice. */

/** Words in a row that count as a repetition. */
const RUN = 7
const AGES: AgeGroup[][] = [...AGE_GROUPS.map((age) => [age]), ['AGE_18_MONTHS_2_YEARS', 'AGE_4_YEARS_5_YEARS']]
/** None, one of the reference list, one typed by a person, and two. */
const THEMES = [[], ['Insectes et vers'], ['Les dragons'], ['Oiseaux', 'Nos souliers']]
const MATERIALS = [[], ['Feuilles', 'Loupes'], ['Grelots'], ['Tissus', 'Paniers', 'Eau']]
const NOT_PROSE = new Set(['titre', 'domaines', 'vocabulaire', 'materiel'])

const at = <Value>(list: readonly Value[], index: number) => list[index % list.length] as Value

function requests(): ActivityCriteria[] {
  return AGES.flatMap((ageGroups, a) =>
    PLACES.flatMap((place, p) =>
      DURATIONS.map((durationMinutes, d) => ({
        ageGroups,
        developments: [at(DEVELOPMENTS, a + p + d)],
        themes: at(THEMES, a + p + d),
        materials: at(MATERIALS, a + 3 * p + d),
        place,
        season: at(SEASONS, a + p),
        durationMinutes,
      })),
    ),
  )
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u).filter((it) => it.split(' ').length > 2)

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, end) => words.slice(end, end + RUN).join(' ')))
}

/** The elements that occur more than once. */
function repeated(parts: Iterable<string>[]): string[] {
  const seen = new Set<string>()
  const again: string[] = []
  for (const part of parts)
    for (const it of part) {
      if (seen.has(it)) again.push(it)
      seen.add(it)
    }
  return again
}

function problemsOf(sheet: ActivitySheet): string[] {
  const prose = sheetTexts(sheet).flatMap(([section, text]) => (NOT_PROSE.has(section) ? [] : [text]))
  const steps = sheet.deroulement.flatMap(({ texte }) => sentencesOf(texte))
  return [...repeated(prose.map(sentencesOf)), ...repeated(steps.map(runsOf))]
}

test('no sentence is said twice in a sheet, and no phrase twice in its steps', () => {
  const found: Record<string, string[]> = {}
  for (const [index, criteria] of requests().entries())
    for (const seed of [index * 31, index * 31 + 1]) {
      const problems = problemsOf(composeActivity(criteria, seed).sheet)
      if (problems.length > 0) found[`${JSON.stringify(criteria)} ${seed}`] = problems
    }
  expect(found).toEqual({})
}, 60_000)
