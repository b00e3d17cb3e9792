import { foldText, normalised } from '#app/lib/french/fold-text.ts'

/** What stands between a word and the one before it. */
type Break = 'none' | 'comma' | 'strong'

/** A word of a text, with the offsets that lead back to it. */
export type Word = {
  start: number
  end: number
  /** Lower case, accents kept: tells « dés » from « des ». */
  lower: string
  /** Without case, accents or ligatures. */
  folded: string
  /** Folded, and without the mark of the plural. */
  stem: string
  /** Punctuation before it: a comma, bracket or colon; or the end of a sentence. */
  before: Break
  /** Joined to the next word by a hyphen. */
  hyphenated: boolean
}

// Zero-width characters and soft hyphens inside a word would hide it.
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060]*/gu
const HIDDEN = /[\u00AD\u200B-\u200D\u2060]/g

/** From this length on, a letter doubled or not, and z for s, are slips: no two words of ours differ by them. */
const LONG = 6

/**
 * Cuts off the mark of the plural, and in long words what is often misspelt (« gomettes », « raizins »). Applied to texts
 * and to patterns alike, so it need not be right, only the same.
 */
function singular(folded: string): string {
  if (folded.length <= 3) return folded
  const stem = /[sx]$/.test(folded) ? folded.slice(0, -1) : folded
  return stem.length < LONG ? stem : stem.replaceAll('z', 's').replace(/(.)\1/g, '$1')
}

function breakIn(between: string): Break {
  if (/[.!?;…\n•]/.test(between)) return 'strong'
  return /[,:()«»"–—/]/.test(between) ? 'comma' : 'none'
}

const known = new Map<string, readonly Word[]>()
/** Texts of one sheet, more or less: every rule reads the same ones. */
const KNOWN_MAX = 300

/** The words of a text. Apostrophes and hyphens separate: « pop-corn », « bouton-d’or » are two and three words. */
export function wordsOf(text: string): readonly Word[] {
  const words = known.get(text) ?? splitWords(text)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(text, words)
  return words
}

function splitWords(text: string): Word[] {
  const words: Word[] = []
  let previousEnd = 0
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    const end = start + match[0].length
    const lower = normalised(match[0], 'NFC').replace(HIDDEN, '').toLowerCase()
    const folded = foldText(lower)
    const between = text.slice(previousEnd, start)
    const last = words.at(-1)
    if (last && /^[-‐‑]$/.test(between)) last.hyphenated = true
    words.push({ start, end, lower, folded, stem: singular(folded), before: breakIn(between), hyphenated: false })
    previousEnd = end
  }
  return words
}

type Accepts = (word: Word) => boolean
/** One place of a pattern; `written` are its alternatives as they were written. */
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
  const stem = singular(text)
  return (word) => word.stem === stem
}

/**
 * A pattern over words: words separated by spaces, alternatives by `|`, `?` after an optional one. A word stands for
 * its plural too; `=mais` is that form without its accents exactly, `!dés` with its accents, `gonfl~` a beginning,
 * `*` any word, `@de` an article or « de », `@n` a number.
 */
export function phrase(pattern: string): Phrase {
  return pattern.split(' ').map((part) => {
    const optional = part.endsWith('?')
    const alternatives = (optional ? part.slice(0, -1) : part).split('|')
    if (alternatives.some((text) => /\?|^$/.test(text))) throw new Error(`A pattern that cannot be read: ${pattern}`)
    const accepted = alternatives.map(alternative)
    return { accepts: (word) => accepted.some((accepts) => accepts(word)), optional, written: alternatives }
  })
}

/**
 * A quick test that most words fail: whether one of the patterns may begin there. Rules hold hundreds of patterns, and
 * nearly every word of a sheet begins none.
 */
export function mayBegin(patterns: readonly Phrase[]): (word: Word) => boolean {
  const stems = new Set<string>()
  const exact = new Set<string>()
  /** Beginnings of words, by their first letters: a rule holds dozens. */
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
        else stems.add(singular(text))
  return (word) =>
    stems.has(word.stem) ||
    exact.has(word.folded) ||
    beginnings.get(word.folded.slice(0, 2))?.some((it) => word.folded.startsWith(it)) === true ||
    others.some((accepts) => accepts(word))
}

/** Several patterns, one for each argument. */
export function phrases(...patterns: string[]): Phrase[] {
  return patterns.map(phrase)
}

/** Index after the last word of the longest match that begins at `from`, or -1. A match never crosses a sentence. */
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

/** Whether a pattern is found in a stretch of words. */
export function occurs(pattern: Phrase, words: readonly Word[], from = 0, to = words.length): boolean {
  const stretch = words.slice(from, to)
  return stretch.some((_, index) => matchAt(pattern, stretch, index) > index)
}

/** Indexes [from, to[ of the sentence that holds a word. */
export function sentenceAround(words: readonly Word[], index: number): [from: number, to: number] {
  let from = index
  while (from > 0 && words[from]?.before !== 'strong') from--
  let to = index + 1
  while (to < words.length && words[to]?.before !== 'strong') to++
  return [from, to]
}
