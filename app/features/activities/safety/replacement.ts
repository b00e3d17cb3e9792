import type { Word } from './french-text.ts'

/** What replaces a hazard, in singular and plural. Both begin with a consonant, so that articles need no elision. */
export type Replacement = { one: string; many: string; feminine: boolean }

export const masculine = (one: string, many: string): Replacement => ({ one, many, feminine: false })
export const feminine = (one: string, many: string): Replacement => ({ one, many, feminine: true })

const PLURAL_BEFORE = new Set(
  'des les ces ses leurs nos vos mes tes quelques plusieurs deux trois quatre cinq six dix aux'.split(' '),
)

const SINGULAR_BEFORE = new Set('un une le la l du au ce cet cette son sa chaque'.split(' '))

/** Whether the words [from, to[, or the word before them, are plural. */
function isPlural(words: readonly Word[], from: number, to: number): boolean {
  const before = words[from - 1]?.folded ?? ''
  if (SINGULAR_BEFORE.has(before)) return false
  if (PLURAL_BEFORE.has(before) || /^\d{2,}$|^[2-9]$/.test(before)) return true
  return words.slice(from, to).some(({ folded }) => folded.length > 3 && /[sx]$/.test(folded))
}

/** Singular articles before a replacement, masculine and feminine. */
const ARTICLES: Record<string, [masculine: string, feminine: string]> = {
  un: ['un', 'une'],
  une: ['un', 'une'],
  le: ['le', 'la'],
  la: ['le', 'la'],
  l: ['le', 'la'],
  du: ['du', 'de la'],
  au: ['au', 'à la'],
  d: ['de', 'de'],
  ce: ['ce', 'cette'],
  cet: ['ce', 'cette'],
  cette: ['ce', 'cette'],
  son: ['son', 'sa'],
  sa: ['son', 'sa'],
}

/**
 * The article that has to replace the word before the noun, if any.
 * @param agrees.isBare the adjectives between that word and the noun are replaced too.
 */
function article(
  before: Word,
  noun: string,
  agrees: { plural: boolean; feminine: boolean; isBare: boolean },
): string | undefined {
  if (!agrees.plural) return ARTICLES[before.folded]?.[agrees.feminine ? 1 : 0]
  // « des billes » but « de grosses balles », « de petites pierres » but « des roches »
  const isAdjectiveFirst = /^(?:gros|grand|large)/.test(noun)
  if (before.folded === 'd') return 'de'
  if (before.folded === 'des' && isAdjectiveFirst) return 'de'
  return before.folded === 'de' && agrees.isBare && !isAdjectiveFirst ? 'des' : undefined
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Words to replace: [from, to[, and where the noun itself begins after its adjectives. */
type Stretch = { from: number; to: number; noun: number }

/** The singular or plural form of the replacement, as the words that it replaces. */
export function agreeingForm(replacement: Replacement, words: readonly Word[], { from, to }: Stretch): string {
  return isPlural(words, from, to) ? replacement.many : replacement.one
}

/** The text with the words replaced, the article before them adapted and the capital kept. */
export function replaceWords(text: string, words: readonly Word[], stretch: Stretch, replacement: Replacement): string {
  const { from, to, noun } = stretch
  const first = words[from]
  const last = words[to - 1]
  if (!first || !last) return text
  const plural = isPlural(words, from, to)
  const form = agreeingForm(replacement, words, stretch)
  const before = first.before === 'none' ? words[from - 1] : undefined
  const changed = before && article(before, form, { plural, feminine: replacement.feminine, isBare: noun > from })
  const start = before && changed ? before.start : first.start
  const written = changed ? `${changed} ${form}` : form
  const isCapital = /^\p{Lu}(?!\p{Lu})/u.test(text.slice(start))
  const whole = text.slice(0, start) + (isCapital ? capitalised(written) : written) + text.slice(last.end)
  // « des sequins et des paillettes » gives the same replacement twice: keep one.
  return whole.replaceAll(new RegExp(`(${form})(?:,| et| ou) (?:de |des |les )?${form}`, 'gi'), '$1')
}

/** The text without the sentence at the offset (in UTF-16 units), trimmed; empty when there is no other sentence. */
export function withoutSentence(text: string, offset: number): string {
  const ends = [...text.matchAll(/(?<![.!?…])[.!?…]+(?=\s|$)|\n/gu)].map((match) => match.index + match[0].length)
  const end = ends.find((it) => it > offset) ?? text.length
  const start = ends.findLast((it) => it <= offset) ?? 0
  return `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s{2,}/g, ' ').trim()
}
