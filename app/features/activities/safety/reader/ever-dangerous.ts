import { conceptsIn } from './concepts.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What can kill a child of any age: swallowed batteries and magnets burn through, water beads swell, latex chokes. */
const EVER_DANGEROUS = ['button-battery', 'magnet', 'water-beads', 'balloon']
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
/** Of the thing itself, and not of what it is poured into. */
const BIG = 'big-safe-object'

function names(tokens: readonly Token[], dangers: readonly string[]): boolean {
  const clauses = conceptsIn(tokens, [])
  if (clauses.some((clause) => [...clause].some((it) => HARMLESS.has(it)))) return false
  return clauses.some((clause) => !clause.has(BIG) && dangers.some((danger) => clause.has(danger)))
}

/** Whether a name alone is that of a thing that no age may have. Pure. */
export function isEverDangerous(name: string): boolean {
  return names(tokensOf(name), EVER_DANGEROUS)
}

/** Whether a text brings water beads, which swell in the belly: no sentence around them makes them safe. Pure. */
export function bringsWaterBeads(text: string): boolean {
  return names(tokensOf(text), ['water-beads'])
}
