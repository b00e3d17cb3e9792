import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { SHEET_DOMAIN_OF, type SheetDomain } from '#app/domain/activity-sheet.ts'
import { KERNELS } from '#content/activities/blocks/kernels.ts'
import type { Band, Emphasis, PlayKernel } from '#content/activities/blocks/types.ts'
import { bandsOf } from './compose-bands.ts'
import { isLimited } from './compose-criteria.ts'
import { type Material, propsOf } from './compose-materials.ts'
import type { Chooser } from './compose-random.ts'
import type { Theme } from './compose-theme.ts'

/** Plays kept for the draw: enough for ten different sheets, few enough that each suits. */
const PLAYS_MAX = 10
const OPTIONAL_MAX = 2

/** Higher is better; null when the play is impossible with these criteria. */
function suitability(
  kernel: PlayKernel,
  criteria: ActivityCriteria,
  chosen: readonly Material[],
  themes: readonly Theme[],
): number | null {
  const bands = bandsOf(criteria)
  const [youngest = 'poupon'] = bands
  if (!bands.every((band) => kernel.bands.includes(band)) || !kernel.places.includes(criteria.place)) return null
  if (criteria.place !== 'INDOORS' && kernel.notOutsideIn?.includes(criteria.season)) return null

  const main = SHEET_DOMAIN_OF[criteria.developments[0] ?? 'DEVELOPMENT_COGNITIVE']
  let score = kernel.emphases[0]?.domain === main ? 1 : 0
  if (themes.some((theme) => theme.kin.includes(kernel.key))) score += 2
  if (!isLimited(criteria)) return score

  const free = new Set(chosen)
  const props = propsOf(kernel, criteria).length
  let extras = props
  let fitted = 0
  for (const slot of kernel.slots) {
    const fit = [...free].find((it) => it.hands.includes(youngest) && slot.roles.some((role) => it.as[role]))
    if (fit) fitted++
    if (fit) free.delete(fit)
    else if (!slot.otherwise) extras++
  }
  if (extras > OPTIONAL_MAX) return null
  const beside = [...free].filter((it) => it.kin.includes(kernel.key)).length
  // A play that uses none of the chosen materials ranks last.
  if (fitted === 0) score -= beside === 0 || extras > props ? 8 : 2
  return score + (6 * (fitted + beside / 2)) / Math.max(1, chosen.length) - extras
}

/** The plays that suit the criteria, best first. Never empty: several need no material and suit every age and place. */
export function suitableKernels(
  criteria: ActivityCriteria,
  chosen: readonly Material[],
  themes: readonly Theme[],
): PlayKernel[] {
  const scored = KERNELS.flatMap((kernel) => {
    const score = suitability(kernel, criteria, chosen, themes)
    return score === null ? [] : [{ kernel, score }]
  }).toSorted((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const close = scored.filter(({ score }, i) => i < PLAYS_MAX && (score >= best - 3 || i < 6))
  return close.map(({ kernel }) => kernel)
}

function suits(emphasis: Emphasis, bands: readonly Band[]): boolean {
  const { bands: only } = emphasis
  return only === undefined || bands.every((band) => only.includes(band))
}

/** Three components: of the main domain, of the second one requested, then others that the play exercises. */
export function chooseEmphases(kernel: PlayKernel, criteria: ActivityCriteria, choose: Chooser): Emphasis[] {
  const bands = bandsOf(criteria)
  const forAll = kernel.emphases.filter((it) => suits(it, bands))
  const forYoungest = kernel.emphases.filter((it) => suits(it, bands.slice(0, 1)))
  const requested: SheetDomain[] = criteria.developments.map((development) => SHEET_DOMAIN_OF[development])
  const chosen: Emphasis[] = []
  for (const domain of requested) {
    const candidates = [forAll, forYoungest]
      .map((list) => list.filter((it) => it.domain === domain))
      .find((list) => list.length > 0)
    if (candidates) chosen.push(choose.one(`component ${domain}`, candidates))
  }
  const others = choose.order('other components', forYoungest)
  while (chosen.length < 3) {
    const free = others.filter((it) => !chosen.some(({ component }) => component === it.component))
    const next = free.find((it) => !chosen.some(({ domain }) => domain === it.domain)) ?? free[0]
    if (!next) break
    chosen.push(next)
  }
  return chosen
}
