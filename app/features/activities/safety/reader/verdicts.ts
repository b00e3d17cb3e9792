/** Families of danger that the reader tells apart; `none` for a passage that names nothing risky. */
export const FAMILIES = [
  'none',
  'hidden-danger',
  'product',
  'small-parts',
  'water',
  'ice',
  'food',
  'heat',
  'fire',
  'plants',
  'animals',
  'enclosure',
  'suffocation',
  'height',
  'throwing',
  'carrying',
  'weather',
  'cords',
  'glass',
  'street',
  'sleep',
  'allergen',
  'tools',
  'electricity',
  'supervision',
] as const
export type Family = (typeof FAMILIES)[number]

/** What the reader says of a passage, weakest first. */
export const VERDICTS = ['kept', 'guarded', 'asked', 'refused'] as const
export type Verdict = (typeof VERDICTS)[number]

/** From these chances on, the verdict is given, the gravest first. */
/** Typed by a person: in half of what she types about a danger, it is one. */
const REFUSED_FROM = 0.44
/** Written by a language model to whom the dangers were told: one passage in a hundred is one. */
export const REFUSED_FROM_OF_MODEL = 0.75
/** Accepted once: only what is a danger beyond doubt counts, since people have lived with the rest. */
export const REFUSED_FROM_LATER = 0.8
const ASKED_FROM = 0.3
const GUARDED_FROM = 0.45
const PLAIN_FROM = 0.7

/** The verdict for the chances of each: a danger is refused before it is the likeliest. Pure. */
export function verdictOf(chances: readonly number[], refusedFrom = REFUSED_FROM): Verdict {
  const chanceOf = (verdict: Verdict) => chances[VERDICTS.indexOf(verdict)] ?? 0
  if (chanceOf('refused') > refusedFrom && chanceOf('refused') > chanceOf('asked')) return 'refused'
  if (chanceOf('asked') > ASKED_FROM) return 'asked'
  return chanceOf('guarded') > GUARDED_FROM ? 'guarded' : 'kept'
}

/** Whether a passage is kept with little doubt, so that the words of a danger in it mean none. Pure. */
export const isPlainlyKept = (chances: readonly number[]): boolean =>
  (chances[VERDICTS.indexOf('kept')] ?? 0) > PLAIN_FROM
