import { foldText, normaliseUnicode } from '#app/lib/french/fold-text.ts'

/** What stands between a word and the one before it. */
type Break = 'none' | 'comma' | 'strong'

/** A word of a text, with the offsets that lead back to it. */
export type Word = {
  start: number
  end: number
  /** Lower case with accents: distinguishes « dés » from « des ». */
  lower: string
  /** Lower case without accents or ligatures. */
  folded: string
  /** Folded, without the plural ending. */
  singular: string
  /** The first letters of it. */
  beginning: string
  /** Punctuation before it: `comma` also for brackets and colons, `strong` for the end of a sentence or clause. */
  before: Break
  /** Joined to the next word by a hyphen. */
  hyphenated: boolean
}

// Zero-width characters and soft hyphens inside a word would hide it.
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060]*/gu
const HIDDEN = /[\u00AD\u200B-\u200D\u2060]/g

/**
 * From this length on, doubled letters and z for s are spelling mistakes: no two words of the patterns differ only by
 * them.
 */
const LONG = 6

/**
 * Removes the plural ending and, in long words, frequent spelling mistakes (« gomettes », « raizins »). Applied to
 * texts and patterns alike, so it has to be consistent and not correct.
 */
function singularOf(folded: string): string {
  if (folded.length <= 3) return folded
  const word = /[sx]$/.test(folded) ? folded.slice(0, -1) : folded
  return word.length < LONG ? word : word.replaceAll('z', 's').replace(/(.)\1/g, '$1')
}

function breakIn(between: string): Break {
  if (/[.!?;…\n•]/.test(between)) return 'strong'
  return /[,:()«»"–—/]/.test(between) ? 'comma' : 'none'
}

const cache = new Map<string, readonly Word[]>()
/** About the texts of one sheet, which every rule reads again. */
const CACHE_MAX = 300

/** The words of a text, cached. Apostrophes and hyphens separate words: « bouton-d’or » is three. */
export function wordsOf(text: string): readonly Word[] {
  const words = cache.get(text) ?? splitWords(text)
  if (cache.size >= CACHE_MAX) cache.clear()
  cache.set(text, words)
  return words
}

function splitWords(text: string): Word[] {
  const words: Word[] = []
  let previousEnd = 0
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    const end = start + match[0].length
    const lower = normaliseUnicode(match[0], 'NFC').replace(HIDDEN, '').toLowerCase()
    const folded = foldText(lower)
    const between = text.slice(previousEnd, start)
    const last = words.at(-1)
    if (last && /^[-‐‑]$/.test(between)) last.hyphenated = true
    words.push({
      start,
      end,
      lower,
      folded,
      singular: singularOf(folded),
      beginning: folded.slice(0, 2),
      before: breakIn(between),
      hyphenated: false,
    })
    previousEnd = end
  }
  return words
}

type Accepts = (word: Word) => boolean
/** One position of a pattern; `written` has its alternatives in the syntax of {@link phrase}. */
type Atom = { accepts: Accepts; optional: boolean; written: readonly string[] }
export type Phrase = readonly Atom[]

const DETERMINERS = new Set(['de', 'd', 'du', 'des', 'la', 'l', 'le', 'les', 'un', 'une'])

function alternative(text: string): Accepts {
  if (text === '*') return () => true
  if (text === '@de') return (word) => DETERMINERS.has(word.folded)
  if (text === '@n') return (word) => /^\d+$/.test(word.folded) || /^(?:un|deux|trois|quatre|cinq)$/.test(word.folded)
  if (text.startsWith('!')) return (word) => word.lower === text.slice(1)
  if (text.startsWith('=')) return (word) => word.folded === text.slice(1)
  if (text.endsWith('~')) return (word) => word.folded.startsWith(text.slice(0, -1))
  const singular = singularOf(text)
  return (word) => word.singular === singular
}

/**
 * Parses a pattern over words: positions separated by spaces, alternatives by `|`, `?` after an optional position. A
 * word is written without accents and matches its plural too. `=mais` matches that exact form, accents ignored; `!dés`
 * that exact form with its accents; `gonfl~` a prefix; `*` any word; `@de` an article or « de »; `@n` a number.
 * @throws Error on a `?` or an empty alternative elsewhere.
 */
export function phrase(pattern: string): Phrase {
  return pattern.split(' ').map((part) => {
    const optional = part.endsWith('?')
    const alternatives = (optional ? part.slice(0, -1) : part).split('|')
    if (alternatives.some((text) => /\?|^$/.test(text))) throw new Error(`Invalid pattern: ${pattern}`)
    const accepted = alternatives.map(alternative)
    return { accepts: (word) => accepted.some((accepts) => accepts(word)), optional, written: alternatives }
  })
}

/**
 * A fast test of whether a word may begin a match of one of the patterns. Rules have hundreds of patterns, and nearly
 * every word of a sheet begins none of them.
 */
export function createStartTest(patterns: readonly Phrase[]): (word: Word) => boolean {
  const singulars = new Set<string>()
  const exact = new Set<string>()
  /** Prefixes, by their first two letters. */
  const beginnings = new Map<string, string[]>()
  const others: Accepts[] = []
  for (const pattern of patterns)
    for (const { written } of pattern.slice(0, pattern.findIndex(({ optional }) => !optional) + 1))
      for (const text of written)
        if (text.startsWith('=')) exact.add(text.slice(1))
        else if (/^[^*@!]{2}.*~$/.test(text)) {
          const key = text.slice(0, 2)
          beginnings.set(key, [...(beginnings.get(key) ?? []), text.slice(0, -1)])
        } else if (/[*@!~]/.test(text)) others.push(alternative(text))
        else singulars.add(singularOf(text))
  return (word) =>
    singulars.has(word.singular) ||
    exact.has(word.folded) ||
    beginnings.get(word.beginning)?.some((it) => word.folded.startsWith(it)) === true ||
    others.some((accepts) => accepts(word))
}

/** {@link phrase} for each argument. */
export function phrases(...patterns: string[]): Phrase[] {
  return patterns.map(phrase)
}

/**
 * Index after the match that begins at `from`, or -1. Optional positions are matched when possible. No match crosses a
 * sentence.
 */
export function matchAt(pattern: Phrase, words: readonly Word[], from: number): number {
  const attempt = (index: number, atom: number): number => {
    const current = pattern[atom]
    if (!current) return index
    const word = words[index]
    if (word && (index === from || word.before !== 'strong') && current.accepts(word)) {
      const end = attempt(index + 1, atom + 1)
      if (end !== -1) return end
    }
    return current.optional ? attempt(index, atom + 1) : -1
  }
  return attempt(from, 0)
}

/** Whether a pattern matches somewhere within the words [from, to[. */
export function occurs(pattern: Phrase, words: readonly Word[], from = 0, to = words.length): boolean {
  const stretch = words.slice(from, to)
  return stretch.some((_, index) => matchAt(pattern, stretch, index) > index)
}

/** Indexes [from, to[ of the sentence that contains the word at `index`. */
export function sentenceAround(words: readonly Word[], index: number): [from: number, to: number] {
  let from = index
  while (from > 0 && words[from]?.before !== 'strong') from--
  let to = index + 1
  while (to < words.length && words[to]?.before !== 'strong') to++
  return [from, to]
}
