import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { SAFETY_BLOCKS } from '#content/activities/blocks/safety-blocks.ts'
import { ALLERGY_LINES, PLACE_BLOCKS, SEASON_BLOCKS } from '#content/activities/blocks/settings.ts'
import type { Band, KernelKey, MaterialBlock, PlayKernel } from '#content/activities/blocks/types.ts'
import type { Cast } from './compose-materials.ts'
import { findMaterial } from './compose-names.ts'
import type { Chooser } from './compose-random.ts'

type Securite = ActivitySheet['securite']

const MAKES_FOOD: readonly KernelKey[] = ['melanger', 'faire-semblant']

/** What an adult inspects at that place, in that season. */
export function inspectionOf({ place, season }: ActivityCriteria): { checks: string[]; dangers: string[] } {
  const block = PLACE_BLOCKS[place]
  return season === 'WINTER' && block.winter ? block.winter : block
}

function keysOf(cast: Cast): Set<MaterialBlock['key']> {
  const blocks = [...cast.core, ...cast.beside].map(({ name }) => findMaterial(name))
  return new Set(blocks.flatMap((block) => (block ? [block.key] : [])))
}

/** The fixed lines of every situation present: water, ice, woods, small children, cords. */
function fixedLines(
  criteria: ActivityCriteria,
  keys: ReadonlySet<MaterialBlock['key']>,
  youngest: Band,
): readonly string[] {
  const isWinter = criteria.season === 'WINTER'
  const lines: string[] = []
  if (criteria.place === 'WATERSIDE')
    lines.push(...SAFETY_BLOCKS.waterside, ...(isWinter ? SAFETY_BLOCKS.frozenWater : []))
  else if (keys.has('eau')) lines.push(...SAFETY_BLOCKS.water)
  if (keys.has('eau') && isWinter && criteria.place !== 'INDOORS') lines.push(...SAFETY_BLOCKS.coldWater)
  if (keys.has('neige'))
    lines.push(...(isWinter || criteria.season === 'SPRING' ? SAFETY_BLOCKS.snow : SAFETY_BLOCKS.ice))
  if (criteria.place === 'WOODS') lines.push(...(isWinter ? SAFETY_BLOCKS.woodsWinter : SAFETY_BLOCKS.woods))
  if (keys.has('cordes-courtes')) lines.push(...SAFETY_BLOCKS.cords)
  if (youngest !== 'grand') lines.push(...SAFETY_BLOCKS.underThree)
  return lines
}

function supervisionOf(
  kernel: PlayKernel,
  criteria: ActivityCriteria,
  keys: ReadonlySet<MaterialBlock['key']>,
  youngest: Band,
) {
  const isIce = keys.has('neige') && (criteria.season === 'SUMMER' || criteria.season === 'AUTUMN')
  const isClose = youngest === 'poupon' || criteria.place === 'WATERSIDE' || keys.has('eau') || isIce
  if (isClose || (youngest === 'trottineur' && keys.has('cordes-courtes'))) return 'palier1'
  if (youngest === 'trottineur' || kernel.supervision || keys.has('cordes-courtes')) return 'palier2'
  return 'palier3'
}

function allergyLine(kernel: PlayKernel, { place, season }: ActivityCriteria): string {
  if (place === 'INDOORS') return MAKES_FOOD.includes(kernel.key) ? ALLERGY_LINES.food : ALLERGY_LINES.none
  return season === 'WINTER' ? ALLERGY_LINES.cold : ALLERGY_LINES.stings
}

/** The section `securite` for these materials, place and season and the youngest age. */
export function composeSafety(
  kernel: PlayKernel,
  criteria: ActivityCriteria,
  cast: Cast,
  youngest: Band,
  choose: Chooser,
): Securite {
  const keys = keysOf(cast)
  const materials = [...cast.core, ...cast.beside]
  const isOutside = criteria.place !== 'INDOORS'
  const hasPlaceLines = criteria.place === 'WOODS'
  const risks = [...kernel.risks, ...materials.slice(0, 2).map((material) => material.risk)]
  const dangers = [
    ...fixedLines(criteria, keys, youngest),
    ...materials.filter(({ isCustom }, i) => isCustom || i < 2).map((material) => material.danger),
    ...kernel.dangers,
    ...(hasPlaceLines ? [] : inspectionOf(criteria).dangers),
    ...(isOutside ? [SEASON_BLOCKS[criteria.season].danger] : []),
  ]
  const allergies = [allergyLine(kernel, criteria)]
  if (isOutside && MAKES_FOOD.includes(kernel.key)) allergies.push(ALLERGY_LINES.food)
  return {
    risquesAcceptes: choose.order('risks', [...new Set(risks)]).slice(0, 3),
    dangersAEliminer: [...new Set(dangers)],
    supervision: supervisionOf(kernel, criteria, keys, youngest),
    allergies,
  }
}
