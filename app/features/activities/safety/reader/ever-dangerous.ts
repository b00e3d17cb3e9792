import { conceptsIn } from './concepts.ts'
import { tokensOf } from './tokens.ts'

/** What can kill a child of any age: swallowed batteries and magnets burn through, latex chokes. */
const EVER_DANGEROUS = ['button-battery', 'magnet', 'balloon'] as const
/** They swell in the belly, whatever the size of what they are poured into. */
const WATER_BEADS = 'water-beads'
export type EverDangerous = (typeof EVER_DANGEROUS)[number] | typeof WATER_BEADS
/** What makes of it a toy, a picture, a word, or a thing to keep away. */
const HARMLESS = new Set([
  'toy-version',
  'image-drawing',
  'colour-only',
  'comparison',
  'negation',
  'prohibition',
  'removal',
  'avoidance-substitution',
  'danger-named',
  'out-of-reach',
  'locked-away',
  'before-arrival-after-leaving',
])
const BIG = 'big-safe-object'

/** The concepts of a text, clause by clause; none when it means a toy, a picture, a word or something kept away. */
function meantConcepts(text: string): Set<string>[] {
  const clauses = conceptsIn(tokensOf(text), [])
  return clauses.some((clause) => [...clause].some((it) => HARMLESS.has(it))) ? [] : clauses
}

/** What makes of a name alone that of a thing that no age may have; undefined for any other. Pure. */
export function everDangerousIn(name: string): EverDangerous | undefined {
  for (const clause of meantConcepts(name)) {
    if (clause.has(WATER_BEADS)) return WATER_BEADS
    const danger = clause.has(BIG) ? undefined : EVER_DANGEROUS.find((it) => clause.has(it))
    if (danger) return danger
  }
  return undefined
}

/** Whether a text brings water beads: no sentence around them makes them safe. Pure. */
export function bringsWaterBeads(text: string): boolean {
  return meantConcepts(text).some((clause) => clause.has(WATER_BEADS))
}
