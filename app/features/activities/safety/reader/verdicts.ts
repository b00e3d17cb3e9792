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

/** Places of the two models; powers of two. */
export const VERDICT_PLACES = 1 << 17
export const FAMILY_PLACES = 1 << 14

/** From these chances on, the verdict is given, the gravest first. */
const REFUSED_FROM = 0.42
const ASKED_FROM = 0.4
const GUARDED_FROM = 0.45

/** The verdict for the chances of each: a danger is refused before it is the likeliest. Pure. */
export function verdictOf(chances: readonly number[]): Verdict {
  const chanceOf = (verdict: Verdict) => chances[VERDICTS.indexOf(verdict)] ?? 0
  if (chanceOf('refused') > REFUSED_FROM && chanceOf('refused') > chanceOf('asked')) return 'refused'
  if (chanceOf('asked') > ASKED_FROM) return 'asked'
  return chanceOf('guarded') > GUARDED_FROM ? 'guarded' : 'kept'
}
