import { conceptsIn } from './concepts.ts'
import { tokensOf } from './tokens.ts'

/** What can kill a child of any age: swallowed batteries and magnets burn through, water beads swell, latex chokes. */
const EVER_DANGEROUS = ['button-battery', 'magnet', 'water-beads', 'balloon']
/** What makes it a toy, a picture or a word. */
const HARMLESS = ['toy-version', 'image-drawing', 'colour-only', 'negation', 'big-safe-object']

/** Whether a name alone is that of a thing that no age may have. Pure. */
export function isEverDangerous(name: string): boolean {
  const [...concepts] = conceptsIn(tokensOf(name), []).flatMap((clause) => [...clause])
  return concepts.some((it) => EVER_DANGEROUS.includes(it)) && !concepts.some((it) => HARMLESS.includes(it))
}
