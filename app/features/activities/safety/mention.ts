import { isCompared, isForbidden, type Span } from './context.ts'
import { matchAt, mayBegin, type Phrase, phrases, type Word } from './french-text.ts'
import type { Passage } from './sheet-passages.ts'

/** Where a thing is named: words [from, to[ of a passage; the one at `from` carries the plural. */
export type Mention = Span & { passage: Passage }

/** Something to find in a sheet, and the words for it. Patterns: see {@link phrase} of french-text. */
export type Subject = {
  patterns: string[]
  /** Expressions that hold the words and mean something else: « bille de bois ». */
  friends?: string[]
  /** Context in which the words mean something else, or are harmless. */
  unless?: (mention: Mention) => boolean
}

export type CompiledSubject = Subject & {
  phrases: Phrase[]
  mayBegin: (word: Word) => boolean
  excluded: Phrase[]
}

export function compileSubject<Given extends Subject>(subject: Given): Given & CompiledSubject {
  const patterns = phrases(...subject.patterns)
  return {
    ...subject,
    phrases: patterns,
    mayBegin: mayBegin(patterns),
    excluded: phrases(...(subject.friends ?? [])),
  }
}

/** In these sections, taking something away means that it must not be there. */
const REMOVAL_SECTIONS = new Set(['preparation', 'securite', 'roleEducatrice'])

/** First mention of a subject in a text that brings it to the children. */
export function findMention(subject: CompiledSubject, passage: Passage, words: readonly Word[]): Mention | null {
  for (const [from, word] of words.entries()) {
    if (!subject.mayBegin(word)) continue
    const to = Math.max(...subject.phrases.map((pattern) => matchAt(pattern, words, from)))
    if (to <= from) continue
    const mention: Mention = { words, from, to, passage }
    const isHarmless =
      isFriend(subject, mention) ||
      isForbidden(mention, REMOVAL_SECTIONS.has(passage.section)) ||
      isCompared(mention) ||
      subject.unless?.(mention) === true
    if (!isHarmless) return mention
  }
  return null
}

/** Words of an expression that reach at most this far before the mention. */
const FRIEND_REACH = 6

function isFriend({ excluded }: CompiledSubject, { words, from, to }: Mention): boolean {
  return excluded.some((pattern) => {
    for (let start = Math.max(0, from - FRIEND_REACH); start < to; start++)
      if (matchAt(pattern, words, start) > from) return true
    return false
  })
}
