import { readFileSync } from 'node:fs'
import { factShare } from '#app/features/activities/found/reader/facts.ts'
import { type FoundKind, labelled, topicOf } from '#app/features/activities/found/reader/headings.ts'
import type { LINE_TOPICS } from '#app/features/activities/found/reader/learnt-lines.ts'
import { linesOf, sentencesOfLine } from '#app/features/activities/found/reader/lines.ts'
import { digestOf } from '#app/host/files/file-digest.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import type { FoundText } from './score.ts'

/** A line or a heading, what it is, and what it counts. */
export type FoundLesson<Name extends string> = { text: string; right: Name; weight: number }
type LineTopic = (typeof LINE_TOPICS)[number]

const FOLDER = new URL('../../../content/activities/found-lines/', import.meta.url)
/** What lines count that were written for this, and those of the texts, which are of many hands. */
const WRITTEN = 3
const OF_TEXTS = 2
/** What the titles of the bank count together: as it grows, they would outweigh the other lines. */
const TITLES = 400
/** Words of a line about which the answers of its text say nothing, from which it is talk. */
const TALK_WORDS = 5
/** Words of what names things, and of what may be mistaken for a heading. */
const NAMES_WORDS = 8
const SHORT = 6

const plain = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The lines of a file, « kind, tab, text ». */
const written = <Name extends string>(name: string): FoundLesson<Name>[] =>
  readFileSync(new URL(name, FOLDER), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [right = '', text = ''] = line.split('\t')
      return { text, right: right as Name, weight: WRITTEN }
    })

/** The lines of a text, each where its answers put it; what they leave open is left out. */
function linesOfText({ text, expected }: FoundText): FoundLesson<FoundKind>[] {
  const { lines, aside } = linesOf(text)
  const lesson = (line: string, right: FoundKind) => ({ text: line, right, weight: OF_TEXTS })
  const count = (folded: string, excerpts: readonly string[] = []) =>
    excerpts.filter((excerpt) => folded.includes(plain(excerpt))).length
  const kindOf = (sentence: string, isLabelled: boolean): FoundKind | null => {
    const folded = plain(sentence)
    const words = folded.split(' ').length
    if (count(folded, expected.variations) > 0) return 'variation'
    if (count(folded, expected.safety) > 0) return 'safety'
    if (count(folded, expected.why) > 0) return 'why'
    if (count(folded, expected.steps) > 0) return 'step'
    const things = count(folded, expected.material)
    if (things > 1 || (things === 1 && words <= NAMES_WORDS)) return 'material'
    if (count(folded, expected.left) > 0) return 'left'
    if (folded === plain(expected.title)) return 'title'
    if (things > 0) return null
    if (factShare(sentence) > 0.5) return 'facts'
    return isLabelled || words < TALK_WORDS || topicOf(sentence) ? null : 'left'
  }
  const told = lines.flatMap((line) => {
    const label = labelled(line.text)
    return sentencesOfLine(label ? label.rest : line.text).flatMap((sentence) => {
      const kind = kindOf(sentence, label !== null)
      return kind ? [lesson(sentence, kind)] : []
    })
  })
  return [...told, ...aside.map((line) => lesson(line, 'left'))]
}

/** Lines from which the reader learns what their words say. */
export const lineLessons = (texts: readonly FoundText[]): FoundLesson<FoundKind>[] => [
  ...written<FoundKind>('lines.tsv'),
  ...SHEETS.map(({ sheet }) => ({ text: sheet.titre, right: 'title' as const, weight: TITLES / SHEETS.length })),
  ...texts.flatMap(linesOfText),
]

/** Headings from which it learns what they announce, and short lines that are none. */
export function headingLessons(texts: readonly FoundText[]): FoundLesson<LineTopic>[] {
  const none = [
    ...lineLessons(texts).map(({ text }) => text),
    ...texts.map(({ expected }) => expected.title),
    ...SHEETS.flatMap(({ sheet }) => [sheet.titre, ...sheet.materiel.map(({ nom }) => nom)]),
  ]
  const short = none.filter((text) => text.split(' ').length <= SHORT && !topicOf(text) && !text.includes('{'))
  return [...written<LineTopic>('headings.tsv'), ...short.map((text) => ({ text, right: 'none' as const, weight: 1 }))]
}

/** Digest of what the reader learns from and how it reads a line, but the bank: its weights say which one they are of. */
export const digestOfFoundLessons = (): string =>
  digestOf(
    [
      'content/activities/found-lines',
      'tests/evaluation/found',
      'app/features/activities/found/reader/headings.ts',
      'app/features/activities/found/reader/learnt-lines.ts',
      'app/features/activities/found/reader/line-features.ts',
      'app/features/activities/safety/french-text.ts',
      'app/features/activities/safety/reader/tokens.ts',
    ],
    (path) => path.includes('held-out'),
  )
