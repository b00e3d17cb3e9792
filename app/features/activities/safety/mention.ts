import { createStartTest, matchAt, type Phrase, phrases, type Word } from './french-text.ts'
import { isCompared, isForbidden, type Span } from './mention-context.ts'
import type { Passage } from './sheet-passages.ts'

/** A place where a thing is named: the words [from, to[ of a passage. The word at `from` shows whether it is plural. */
export type Mention = Span & { passage: Passage }

/** Something to find in a sheet, and the patterns that find it (see `phrase` in french-text.ts). */
export type Subject = {
  patterns: string[]
  /** Expressions that contain a pattern and mean something else: « bille de bois ». */
  exceptions?: string[]
  /** Whether the context makes a mention harmless. */
  unless?: (mention: Mention) => boolean
}

export type CompiledSubject = Subject & {
  phrases: Phrase[]
  couldStart: (word: Word) => boolean
  excluded: Phrase[]
}

/** Parses the patterns of a subject, once for all sheets. */
export function compileSubject(subject: Subject): CompiledSubject {
  const patterns = phrases(...subject.patterns)
  return {
    ...subject,
    phrases: patterns,
    couldStart: createStartTest(patterns),
    excluded: phrases(...(subject.exceptions ?? [])),
  }
}

/** Sections in which a verb of removing means that the thing must not be there. */
const REMOVAL_SECTIONS = new Set(['preparation', 'securite', 'roleEducatrice'])

/** The first mention that brings the subject to the children; null when there is none or all are harmless. */
export function findMention(subject: CompiledSubject, passage: Passage, words: readonly Word[]): Mention | null {
  for (const [from, word] of words.entries()) {
    if (!subject.couldStart(word)) continue
    const to = Math.max(...subject.phrases.map((pattern) => matchAt(pattern, words, from)))
    if (to <= from) continue
    const mention: Mention = { words, from, to, passage }
    const isHarmless =
      isException(subject, mention) ||
      isForbidden(mention, REMOVAL_SECTIONS.has(passage.section)) ||
      isCompared(mention) ||
      subject.unless?.(mention) === true
    if (!isHarmless) return mention
  }
  return null
}

/** Words before a mention at which an exception may begin. */
const EXCEPTION_REACH = 6

function isException({ excluded }: CompiledSubject, { words, from, to }: Mention): boolean {
  return excluded.some((pattern) => {
    for (let start = Math.max(0, from - EXCEPTION_REACH); start < to; start++)
      if (matchAt(pattern, words, start) > from) return true
    return false
  })
}
