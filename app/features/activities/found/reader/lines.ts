import { foldText, normaliseUnicode } from '#app/lib/french/fold-text.ts'
import {
  columnsOf,
  inFrench,
  withoutEnglish,
  withoutHeadRows,
  withoutMenus,
  withoutRunningHeads,
  withoutSideColumns,
  withoutSpeakers,
} from './layout.ts'

/** Characters of a text that can be read. */
const FOUND_TEXT_MAX = 20_000
/** Lines that are read; the rest of a longer text stays aside as one. */
const LINES_MAX = 400

export type Line = {
  text: string
  /** « • », « 1. », an emoji before the words. */
  mark: 'bullet' | 'number' | 'emoji' | null
  afterBlank: boolean
  /** One of several facts of one line. */
  isFact: boolean
}

const HIDDEN = /\p{Variation_Selector}|[\u00AD\u200B-\u200D\u2060\uFEFF]/gu
const SPACES = /[^\S\n]/gu
const PICTURE = /(?![©®])[\p{Extended_Pictographic}\p{Regional_Indicator}★☆⭐]/gu
const BULLET = /^[-–—•●▪◦○■□*▸►➢➤✓✔☑→·>+~]{1,2}[ ]?/u
const NUMBER =
  /^(?:\d{1,2} ?[.)°–—-](?! ?\d) ?|\d{1,2}\/\d{1,2} (?=\p{Lu})|\d{1,2} (?=\p{Lu}\p{L}{2,20}(?:er|ir|re|ez)\b)|[a-h]\) ?)/u
/** Words after which a sentence goes on. */
const GOES_ON =
  /(?:^|[ '’])(?:à|au|aux|de|du|des|d|l|et|ou|en|le|la|les|un|une|sur|dans|avec|par|pour|qui|que|sans|si|y)$|,$/iu
const ENDED = /[.!?:;…»]$/u
const LOWER = /^\p{Ll}/u

/** Width of a text whose lines were cut by a printer, and the share of it that a cut line fills. */
const WIDTH_MAX = 95
const FILLED = 0.55
/** Share of lines with a capital from which a small letter means that a line goes on. */
const WELL_WRITTEN = 0.6
/** Share of blank lines from which they are only spacing. */
const SPACED = 0.6

function withoutPictures(text: string): string {
  return text.replace(PICTURE, (_, at: number) => (/^\s{0,3}\p{Lu}/u.test(text.slice(at + 2, at + 6)) ? '\u0001' : ' '))
}

function markOf(raw: string): Pick<Line, 'text' | 'mark'> {
  const start = raw.trim()
  const isPictured = /^\p{Extended_Pictographic}/u.test(start) && !/^[©®]/.test(start)
  const words = withoutPictures(start)
    // An emoji between two sentences ends the first one.
    .replace(/^[\u0001 ]{1,8}/u, '')
    .replace(/[\u0001 ]{1,8}$/u, '')
    .replace(/([.!?…])[ \u0001]{1,8}/gu, '$1 ')
    .replace(/ ?\u0001 ?/gu, '. ')
    .replace(/ {2,9}/g, ' ')
    .replace(/^[#*_]{1,4} ?(?=\p{L})/u, (found) => (found.trim() === '#' ? found : ''))
    .replace(/[*_]{2}/g, '')
  const bullet = BULLET.exec(words)?.[0]
  const text = (bullet ? words.slice(bullet.length) : words).trim()
  const number = NUMBER.exec(text)?.[0]
  if (number && text.length > number.length) return { text: text.slice(number.length).trim(), mark: 'number' }
  if (bullet) return { text, mark: 'bullet' }
  return { text, mark: isPictured ? 'emoji' : null }
}

/**
 * The lines of a pasted text: marks taken off, columns apart, and lines that a page had cut put together again; `aside`: what a page or
 * another language repeats. Pure.
 */
export function linesOf(text: string): { lines: Line[]; aside: string[] } {
  const all = normaliseUnicode(text.slice(0, FOUND_TEXT_MAX), 'NFC')
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .replace(/^ {0,9}⚠ ?/gmu, 'Attention : ')
    // « 1️⃣ Vider », « ① Choisir »
    .replace(/^ {0,9}(\d)\u20E3 ?/gmu, '$1. ')
    .replace(/^ {0,9}([①-⑳]) ?/gmu, (_, figure: string) => `${figure.charCodeAt(0) - 0x245f}. `)
    // « Lieu ........ Cour »
    .replace(/ ?\.{4,80} ?(?=\S)/g, ' : ')
    // What is to be filled in by hand.
    .replace(/_{3,200}/g, ' ')
    .replace(SPACES, (space) => (space === '\t' ? space : ' '))
    .split('\n')
  const pages = withoutRunningHeads(all)
  const said = withoutSpeakers(pages.raws)
  const french = inFrench(said.raws)
  const alone = withoutEnglish(french.raws)
  const menus = withoutMenus(alone.raws)
  const aside = [...pages.aside, ...said.aside, ...french.aside, ...alone.aside, ...menus.aside]
  const raws = withoutHeadRows(withoutSideColumns(menus.raws))
  const isSpaced = raws.filter((raw) => raw.trim() === '').length > raws.length * SPACED * 0.8
  const lines: (Line & { length: number })[] = []
  let afterBlank = true
  for (const raw of raws) {
    if (raw.trim() === '') {
      afterBlank ||= !isSpaced
      continue
    }
    for (const column of columnsOf(raw.replace(/^ {1,80}(?=[•▪◦*-])/u, ''))) {
      const line = markOf(column.text)
      if (line.text === '' || !/[\p{L}\p{N}]/u.test(line.text)) continue
      lines.push({ ...line, afterBlank, isFact: column.isFact, length: column.text.length })
      afterBlank = false
    }
  }
  const width = Math.max(...lines.map(({ length }) => length), 1)
  const isWell = lines.filter(({ text: it }) => !LOWER.test(it)).length >= lines.length * WELL_WRITTEN
  const joined: (Line & { length: number })[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isNext =
      last && !line.mark && !line.isFact && !line.afterBlank && LOWER.test(line.text) && !ENDED.test(last.text)
    const isCut = isNext && width <= WIDTH_MAX && last.length >= width * FILLED
    if (last && isNext && /\p{L}-$/u.test(last.text)) {
      last.text = last.text.slice(0, -1) + line.text
      last.length = line.length
    } else if (last && isNext && isWell && (isCut || GOES_ON.test(last.text))) {
      last.text += ` ${line.text}`
      last.length = line.length
    } else joined.push({ ...line })
  }
  const kept = joined
    .slice(0, LINES_MAX)
    .map(({ text: it, mark, afterBlank: isAfter, isFact }): Line => ({ text: it, mark, afterBlank: isAfter, isFact }))
  const rest = joined.slice(LINES_MAX).map((line) => line.text)
  return {
    lines: rest.length > 0 ? [...kept, { text: rest.join(' '), mark: null, afterBlank: true, isFact: false }] : kept,
    aside,
  }
}

const SENTENCE_END = /[.!?…]["»)]{0,2} (?=["«(]{0,2} ?[\p{Lu}\d#])/gu
const ABBREVIATED = /(?:^| )(?:c|env|ex|etc|no|p|min|m|mme|dr|st)\.$/iu

/** The sentences of a line. Pure. */
export function sentencesOfLine(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { 0: end, index } of text.matchAll(SENTENCE_END)) {
    const sentence = text.slice(from, index + end.length).trim()
    if (ABBREVIATED.test(sentence.slice(-8))) continue
    sentences.push(sentence)
    from = index + end.length
  }
  return [...sentences, text.slice(from).trim()].filter(Boolean)
}

/** Folded words; apostrophes and hyphens separate. Pure. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
