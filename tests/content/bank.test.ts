import { describe, expect, it } from 'vitest'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { ActivitySheet, ADAPTATION_OF, SHEET_DOMAIN_OF } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, type AgeGroup, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { composeActivity } from '#app/features/activities/bank/compose-activity.ts'
import { checkSafety, type SafetyCriteria } from '#app/features/activities/safety/check-safety.ts'
import { checkStructure } from '#app/features/activities/safety/check-structure.ts'
import { KERNELS } from '#content/activities/blocks/kernels.ts'
import { MATERIAL_BLOCKS } from '#content/activities/blocks/materials.ts'
import { THEME_BLOCKS } from '#content/activities/blocks/themes.ts'
import { KERNEL_KEYS } from '#content/activities/blocks/types.ts'
import { STARTERS } from '#content/activities/starters.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { sheetProblems, similarity } from './sheet-quality.ts'
import { lintFrench } from './typography.ts'

const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)

/** Changes and refusals of the safety rules. */
function safetyHits(sheet: ActivitySheet, criteria: SafetyCriteria): string[] {
  return checkSafety(sheet, criteria)
    .report.rules.filter(({ outcome }) => outcome !== 'ok')
    .flatMap(({ rule, changes }) => changes.map(({ section, before }) => `${rule} ${section}: ${before}`))
}

describe('reference lists', () => {
  it('hold every theme and material once, in kebab-case, with a block each', () => {
    expect(THEMES).toHaveLength(19)
    expect(MATERIALS).toHaveLength(23)
    for (const { key } of [...THEMES, ...MATERIALS]) expect(key).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(keys(THEME_BLOCKS).sort()).toEqual(keys(THEMES).sort())
    expect(keys(MATERIAL_BLOCKS).sort()).toEqual(keys(MATERIALS).sort())
    expect(keys(KERNELS).sort()).toEqual([...KERNEL_KEYS].sort())
  })
})

describe('what is sent through the air', () => {
  it('is soft, whatever the age', () => {
    const sent = MATERIAL_BLOCKS.filter(({ as }) => as.mobile)
    expect(keys(sent).sort()).toEqual(['ballons', 'feuilles', 'neige'])
  })
})

describe('starter library', () => {
  it.each(STARTERS.map((starter) => [starter.key, starter] as const))('%s is a complete sheet', (_, starter) => {
    const { sheet, durationMinutes, ageGroups, developments, summary } = starter
    expect(ActivitySheet.safeParse(sheet).success).toBe(true)
    expect(sheetProblems(sheet, durationMinutes)).toEqual([])
    expect(checkStructure(sheet, { ageGroups, developments, durationMinutes })).toEqual([])
    const seasons = starter.seasons.length > 0 ? starter.seasons : SEASONS
    for (const season of seasons) expect(safetyHits(sheet, { ageGroups, place: starter.place, season })).toEqual([])
    expect(lintFrench(summary)).toEqual([])
    expect(summary.length).toBeLessThanOrEqual(160)
    const [main] = developments
    expect(sheet.domaines.find(({ role }) => role === 'principal')?.domaine).toBe(main && SHEET_DOMAIN_OF[main])
    const needsCloseSupervision =
      ageGroups.includes('AGE_0_18_MONTHS') || starter.place === 'WATERSIDE' || starter.materials.includes('eau')
    if (needsCloseSupervision) expect(sheet.securite.supervision).toBe('palier1')
    if (ageGroups.length > 1)
      expect(sheet.adaptations.map(({ pour }) => pour)).toEqual(
        expect.arrayContaining(ageGroups.map((it) => ADAPTATION_OF[it])),
      )
    for (const { nom, petitesPieces } of sheet.materiel) expect([nom, petitesPieces]).toEqual([nom, false])
  })

  it('has unique keys and titles', () => {
    expect(new Set(keys(STARTERS)).size).toBe(STARTERS.length)
    expect(new Set(STARTERS.map(({ sheet }) => sheet.titre)).size).toBe(STARTERS.length)
    for (const key of keys(STARTERS)) expect(key).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })

  it('has one for every age, domain, place and season together', () => {
    const missing = AGE_GROUPS.flatMap((age) =>
      DEVELOPMENTS.flatMap((development) =>
        PLACES.flatMap((place) =>
          SEASONS.filter(
            (season) =>
              !STARTERS.some(
                (it) =>
                  it.ageGroups.includes(age) &&
                  it.developments.includes(development) &&
                  it.place === place &&
                  (it.seasons.length === 0 || it.seasons.includes(season)),
              ),
          ).map((season) => [age, development, place, season].join(' ')),
        ),
      ),
    )
    expect(missing).toEqual([])
  })

  it('covers ages, domains, places, seasons and durations', () => {
    const count = (holds: (starter: (typeof STARTERS)[number]) => boolean) => STARTERS.filter(holds).length
    expect(STARTERS.length).toBeGreaterThanOrEqual(60)
    for (const age of AGE_GROUPS) expect([age, count((it) => it.ageGroups.includes(age)) >= 5]).toEqual([age, true])
    for (const it of DEVELOPMENTS)
      expect([it, count(({ developments }) => developments[0] === it) >= 5]).toEqual([it, true])
    for (const place of PLACES) expect([place, count((it) => it.place === place) >= 3]).toEqual([place, true])
    for (const season of SEASONS)
      expect([season, count((it) => it.seasons.includes(season)) >= 4]).toEqual([season, true])
    for (const minutes of DURATIONS) expect(count((it) => it.durationMinutes === minutes)).toBeGreaterThanOrEqual(1)
    const used = new Set(STARTERS.flatMap(({ themes }) => themes))
    expect(THEMES.filter(({ key }) => !used.has(key)).map(({ key }) => key)).toEqual([])
  })
})

const AGES: AgeGroup[][] = [
  ...AGE_GROUPS.map((age) => [age]),
  ['AGE_0_18_MONTHS', 'AGE_4_YEARS_5_YEARS'],
  ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
  [...AGE_GROUPS],
]
const CUSTOM_THEMES = ['Les dinosaures', "L'Halloween", 'chez "Grand-Maman"', 'Espace : fusées !', 'x'.repeat(120)]
const CUSTOM_MATERIALS = ['Pneus', "rouleaux d'essuie-tout", 'Blocs']

/** Every place, season and mix of ages; durations, domains, themes and materials rotate through their lists. */
function grid(): [criteria: ActivityCriteria, seed: number][] {
  const all: [ActivityCriteria, number][] = []
  const turn = <T>(list: readonly T[], i: number) => list.slice(i % list.length, (i % list.length) + 1)
  for (const ageGroups of AGES)
    for (const place of PLACES)
      for (const season of SEASONS)
        for (let k = 0; k < 4; k++) {
          const i = all.length
          const durationMinutes = DURATIONS[i % DURATIONS.length] ?? 30
          const names = <T extends { name: string }>(list: readonly T[], k: number) =>
            turn(list, k).map(({ name }) => name)
          const themes =
            [[], names(THEMES, i), turn(CUSTOM_THEMES, i), [...names(THEMES, i), ...names(THEMES, i + 7)]][i % 4] ?? []
          const materials =
            [
              [],
              names(MATERIALS, i),
              [...names(MATERIALS, i), ...names(MATERIALS, i + 9), ...turn(CUSTOM_MATERIALS, i)],
              MATERIALS.slice(i % 9, (i % 9) + 6).map(({ name }) => name),
              turn(CUSTOM_MATERIALS, i),
            ][i % 5] ?? []
          const developments = [...turn(DEVELOPMENTS, i), ...(i % 3 === 0 ? turn(DEVELOPMENTS, i + 1) : [])]
          all.push([{ ageGroups, developments, themes, materials, place, season, durationMinutes }, i * 31])
        }
  return all
}

describe('composed sheets', () => {
  const composed = grid().map(([criteria, seed]) => ({ criteria, seed, ...composeActivity(criteria, seed) }))
  const problemsWhere = (problemsOf: (it: (typeof composed)[number]) => string[]) =>
    composed.flatMap((it) =>
      problemsOf(it).map((problem) => `${problem} ← ${it.sheet.titre} ${it.seed} ${JSON.stringify(it.criteria)}`),
    )

  it('are many', () => {
    expect(composed.length).toBeGreaterThanOrEqual(500)
  })
  it('are as good as the starters', () => {
    const expected = [
      'Dinosaures',
      'Halloween',
      'Grand',
      'Maman',
      'Espace',
      'Pneus',
      'Blocs',
      'Les',
      ...MATERIALS.map(({ name }) => name),
      ...THEMES.map(({ name }) => name),
    ]
    expect(problemsWhere(({ sheet, criteria }) => sheetProblems(sheet, criteria.durationMinutes, expected))).toEqual([])
  })
  it('fit the schema and the requested structure', () => {
    expect(problemsWhere(({ sheet }) => (ActivitySheet.safeParse(sheet).success ? [] : ['schema']))).toEqual([])
    expect(
      problemsWhere(({ sheet, criteria }) => checkStructure(sheet, criteria).map(({ problem }) => problem)),
    ).toEqual([])
  })
  it('need no correction of the safety rules', () => {
    // The rules are slow: one sheet in nineteen, a number that shares no factor with the rotations of the grid.
    const sample = composed.filter((_, i) => i % 19 === 0)
    expect(sample.flatMap(({ sheet, criteria }) => safetyHits(sheet, criteria))).toEqual([])
  })
  it('use the materials chosen, and add two at most, marked optional', () => {
    expect(
      problemsWhere(({ sheet, criteria, usedMaterials }) => {
        if (criteria.materials.length === 0) return []
        const isOwn = criteria.materials.every((name) => usedMaterials.includes(name))
        const added = sheet.materiel.length - criteria.materials.length
        const optional = sheet.materiel.filter(({ facultatif }) => facultatif).length
        return isOwn && added === optional && added <= 2 ? [] : [`${usedMaterials} +${added}`]
      }),
    ).toEqual([])
  })
  it('keep the requested theme', () => {
    expect(
      problemsWhere(({ usedThemes, criteria, summary }) => {
        const isKept =
          usedThemes.length > 0 &&
          (criteria.themes.length === 0 || usedThemes.every((it) => criteria.themes.includes(it)))
        return isKept && summary.length <= 160 && lintFrench(summary).length === 0 ? [] : [summary]
      }),
    ).toEqual([])
  })
  it('stay at arm’s reach with babies, water and the waterside, and close under three', () => {
    expect(
      problemsWhere(({ sheet, criteria }) => {
        const { supervision, dangersAEliminer } = sheet.securite
        const isWet = criteria.place === 'WATERSIDE' || sheet.materiel.some(({ nom }) => nom === 'Eau')
        if ((isWet || criteria.ageGroups.includes('AGE_0_18_MONTHS')) && supervision !== 'palier1') return [supervision]
        if (isWet && !dangersAEliminer.some((it) => it.startsWith('Noyade'))) return ['no water block']
        const isSmall = criteria.ageGroups.some((it) => it === 'AGE_18_MONTHS_2_YEARS' || it === 'AGE_2_YEARS_3_YEARS')
        if (isSmall && !['palier1', 'palier2'].includes(supervision)) return [supervision]
        return criteria.place === 'WOODS' && !dangersAEliminer.some((it) => it.includes('Branches'))
          ? ['no woods block']
          : []
      }),
    ).toEqual([])
  })
  it('give each age of a mixed group its adaptation', () => {
    expect(
      problemsWhere(({ sheet, criteria }) => {
        const targets = sheet.adaptations.map(({ pour }) => pour)
        return criteria.ageGroups.length === 1
          ? []
          : criteria.ageGroups.filter((it) => !targets.includes(ADAPTATION_OF[it]))
      }),
    ).toEqual([])
  })
  it('are the same for the same criteria and seed, whatever the order of the fields', () => {
    for (const { criteria, seed, sheet } of composed.slice(0, 60)) {
      const shuffled = Object.fromEntries(Object.entries(criteria).reverse()) as ActivityCriteria
      expect(composeActivity(shuffled, seed).sheet).toEqual(sheet)
    }
  })
})

describe('ten seeds, same criteria', () => {
  const base: ActivityCriteria = {
    ageGroups: ['AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE'],
    themes: [],
    materials: [],
    place: 'YARD',
    season: 'SPRING',
    durationMinutes: 30,
  }
  const cases: [string, Partial<ActivityCriteria>][] = [
    ['nothing chosen', {}],
    ['a theme', { themes: ['Oiseaux'] }],
    ['a theme and materials', { themes: ['Oiseaux'], materials: ['Bâtons', 'Tissus'], place: 'WOODS' }],
    ['one material', { materials: ['Eau'], season: 'SUMMER' }],
    ['babies inside', { ageGroups: ['AGE_0_18_MONTHS'], place: 'INDOORS', season: 'WINTER', durationMinutes: 20 }],
    ['waterside', { place: 'WATERSIDE', ageGroups: ['AGE_2_YEARS_3_YEARS'], season: 'SUMMER' }],
    ['all custom', { themes: ['Les dinosaures'], materials: ['Pneus'] }],
  ]
  it.each(cases)('%s: ten titles or contents, little in common', (_, change) => {
    const criteria = { ...base, ...change }
    for (const start of [0, 7_654_321]) {
      const sheets = Array.from({ length: 10 }, (__, i) => composeActivity(criteria, start + i).sheet)
      expect(new Set(sheets.map(({ titre }) => titre)).size).toBeGreaterThanOrEqual(8)
      expect(new Set(sheets.map((sheet) => JSON.stringify(sheet.deroulement))).size).toBe(10)
      const pairs = sheets.flatMap((a, i) => sheets.slice(i + 1).map((b) => similarity(a, b)))
      expect(pairs.reduce((sum, it) => sum + it, 0) / pairs.length).toBeLessThan(0.28)
      expect(Math.max(...pairs)).toBeLessThan(0.6)
    }
  })
})
