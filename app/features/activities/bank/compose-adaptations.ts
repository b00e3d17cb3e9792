import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { type ActivitySheet, ADAPTATION_OF } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, type AgeGroup, SEASONS } from '#app/domain/enums.ts'
import { NEEDS } from '#content/activities/blocks/settings.ts'
import type { PlayKernel } from '#content/activities/blocks/types.ts'
import { agesOf, bandsOf } from './compose-bands.ts'
import type { Chooser } from './compose-random.ts'

/** Every age of a mixed group; for one age, its neighbours (its own and one neighbour at the ends). */
function agesToShow(ages: readonly AgeGroup[]): AgeGroup[] {
  const [only] = ages
  if (ages.length !== 1 || only === undefined) return [...ages]
  const at = AGE_GROUPS.indexOf(only)
  const around = AGE_GROUPS.filter((_, i) => Math.abs(i - at) === 1)
  return around.length === 2 ? around : AGE_GROUPS.filter((_, i) => Math.abs(i - at) <= 1)
}

/** The section `adaptations`. */
export function composeAdaptations(
  kernel: PlayKernel,
  criteria: ActivityCriteria,
  choose: Chooser,
): ActivitySheet['adaptations'] {
  const ages = agesToShow(agesOf(criteria)).map((age) => ({ pour: ADAPTATION_OF[age], texte: kernel.ages[age] }))
  const [band = 'poupon'] = bandsOf(criteria)
  const needs = choose.one('needs', [...(band === 'poupon' ? [] : kernel.needs), ...NEEDS[band]])
  const inside = criteria.place === 'INDOORS' ? [] : [{ pour: 'interieur' as const, texte: kernel.inside }]
  const season = choose.one(
    'other season',
    SEASONS.filter((it) => it !== criteria.season),
  )
  return [
    ...ages,
    { pour: 'besoins_particuliers', texte: needs },
    ...inside,
    { pour: 'autre_saison', texte: kernel.inSeason[season] },
  ]
}
