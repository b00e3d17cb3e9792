import { factShare } from './facts.ts'
import { topicOf } from './headings.ts'

/** Lines of a text, and what was taken from between them. */
type Parted = { raws: string[]; aside: string[] }

/** « 3-5 ans / 30 min / hiver »: what separates facts in one line. */
const BETWEEN_FACTS = / (?:[/|•·]|--?) /
const FACT_WORDS = 9

/** A line, or a part of one; `isFact`: one of several facts that stand in it. */
type Column = { text: string; isFact: boolean }
const MOSTLY_FACT = 0.6
/** Cells of a table from which its first row may name the others. */
const HEAD_CELLS = 3
/** Lines of a page, at least; and how much the number of the next one may grow. */
const PAGE_LINES = 5
const PAGES = 2
const RUNNING_HEAD_MIN = 9

/** Lines whose second column begins at one place, from which they are two columns of a page; and how far it may wander. */
const SIDE_BY_SIDE = 3
const WANDERS = 2

/** Two columns that a page had beside each other, one under the other. Pure. */
export function withoutSideColumns(raws: readonly string[]): string[] {
  const edges = raws.map((raw) => {
    const gap = /\S {3,80}(?=\S)/.exec(raw)
    return gap ? gap.index + gap[0].length : -1
  })
  const lines: string[] = []
  for (let from = 0; from < raws.length; ) {
    const edge = edges[from] ?? -1
    const end =
      edge < 0 ? from + 1 : edges.findIndex((it, line) => line > from && (it < 0 || Math.abs(it - edge) > WANDERS))
    const to = end < 0 ? raws.length : end
    const run = raws.slice(from, to)
    const at = (line: number) => edges[from + line] ?? 0
    if (run.length >= SIDE_BY_SIDE)
      lines.push(
        ...run.map((raw, line) => raw.slice(0, at(line)).trimEnd()),
        ...run.map((raw, line) => raw.slice(at(line))),
      )
    else lines.push(...run)
    from = to
  }
  return lines
}

const cellsOf = (row: string) => row.split('\t').map((cell) => cell.trim())

/** The columns of a line: a table gives « Âge : 3 ans », spaces and bars between facts give several lines. Pure. */
export function columnsOf(raw: string): Column[] {
  const plain = (texts: readonly string[]): Column[] => texts.map((text) => ({ text, isFact: false }))
  const filled = cellsOf(raw).filter(Boolean)
  if (filled.length > 1) {
    const [first = '', ...rest] = filled
    if (/^\d{1,2}$/.test(first)) return plain([`${first}. ${rest.join(', ')}`])
    return plain(first.split(' ').length <= 5 ? [`${first.replace(/ ?:$/, '')} : ${rest.join(', ')}`] : filled)
  }
  const facts = raw.trim().split(BETWEEN_FACTS)
  const areFacts =
    facts.length > 1 &&
    facts.every((it) => it.split(' ').length <= FACT_WORDS) &&
    facts.some((it) => factShare(it) >= MOSTLY_FACT)
  // The first may be the title before them.
  return areFacts ? facts.map((text, index) => ({ text, isFact: index > 0 })) : plain(raw.trim().split(/ {3,80}/))
}

/** A row of headings over a row of values: « Âge, Durée » and « 3 ans, 20 min » are « Âge : 3 ans » and « Durée : 20 min ». Pure. */
export function withoutHeadRows(raws: readonly string[]): string[] {
  const isHead = (row: string | undefined) => {
    const cells = cellsOf(row ?? '')
    return cells.length >= HEAD_CELLS && cells.every((cell) => topicOf(cell) !== null)
  }
  return raws.flatMap((raw, index) => {
    if (isHead(raw)) return []
    const head = raws[index - 1]
    const names = cellsOf(head ?? '')
    const cells = cellsOf(raw)
    return isHead(head) && names.length === cells.length ? cells.map((cell, at) => `${names[at]} : ${cell}`) : [raw]
  })
}

/** Cells of a menu, and words of each. */
const MENU_CELLS = 3
const MENU_WORDS = 3
/** « Accueil › Jeux › Dehors », « Accueil   Blogue   Boutique »: what leads elsewhere on a page. Pure. */
export function withoutMenus(raws: readonly string[]): Parted {
  const isMenu = (raw: string) => {
    const path = raw.split(/ {1,4}[›»>/] {1,4}/u)
    const cells = path.length >= MENU_CELLS ? path : raw.trim().split(/ {2,80}| [|•·] /)
    return (
      cells.length >= MENU_CELLS &&
      cells.every(
        (cell) => /^\s{0,9}\p{L}/u.test(cell) && cell.trim().split(' ').length <= MENU_WORDS + (path === cells ? 2 : 0),
      ) &&
      !/[\d:=?]|\p{Extended_Pictographic}/u.test(raw) &&
      cells.every((cell) => factShare(cell) === 0)
    )
  }
  return { raws: raws.filter((raw) => !isMenu(raw)), aside: raws.filter(isMenu) }
}

const FRENCH = /\b(?:le|la|les|des|une?|et|de|du|dans|avec|pour|sur|est|sont|aux?)\b|[àâçéèêîôû]/gi
/** English words of a line from which it is English, when they are more than the French ones. */
const ENGLISH_LINE = 3

/** Without the lines of another language, as a page gives them that says everything in both. Pure. */
export function withoutEnglish(raws: readonly string[]): Parted {
  const isEnglish = (raw: string) => {
    const words = raw.match(ENGLISH)?.length ?? 0
    return words >= ENGLISH_LINE && words > (raw.match(FRENCH)?.length ?? 0)
  }
  return { raws: raws.filter((raw) => !isEnglish(raw)), aside: raws.filter(isEnglish) }
}

const ENGLISH =
  /\b(?:the|and|your|you|with|of|for|to|is|are|this|it|old|years|how|materials|instructions|time|age|in|on|it's|let|them|need|what|as|at|from|child|children|kids|their|then)\b/gi
const englishIn = (texts: readonly string[]) => texts.join(' ').match(ENGLISH)?.length ?? 0
/** Share of the lines of a text from which it says all of them twice. */
const BILINGUAL = 0.5

/** The French side of a text that says everything twice, « Matériel / Materials ». Pure. */
export function inFrench(raws: readonly string[]): Parted {
  const halves = raws.map((raw) => raw.split(/( ?: (?=\S))/).map((part) => part.split(' / ')))
  const isTwice = (part: readonly string[]) => part.length === 2
  const parts = halves.flat().filter(isTwice)
  const filled = raws.filter((raw) => raw.trim() !== '').length
  const side = (at: 0 | 1) => parts.map((part) => part[at] ?? '')
  const [left, right] = [englishIn(side(0)), englishIn(side(1))]
  if (halves.filter((line) => line.some(isTwice)).length < filled * BILINGUAL || left === right)
    return { raws: [...raws], aside: [] }
  const french = left < right ? 0 : 1
  return {
    raws: halves.map((line) => line.map((part) => (isTwice(part) ? part[french] : part.join(' / '))).join('')),
    aside: side(french === 0 ? 1 : 0),
  }
}

/** « [09:15] Kim : », before what somebody has said. */
const SPEAKER = /^\[?\d{1,2}[:h]\d{2}(?::\d{2})?\]?,? ?[\p{L}\p{M} .'’-]{2,30} ?: /u

/** « 00:00 Intro », the chapters of a film. */
const CHAPTER = /^\(?\d{1,2}:\d{2}\)? .{1,60}$/u

/** Without who said each line of a conversation, and when, and without the chapters of a film. Pure. */
export function withoutSpeakers(raws: readonly string[]): Parted {
  const isFilm = raws.some((raw) => /^\(?0?0:00\b/.test(raw))
  const isChapter = (raw: string) => isFilm && CHAPTER.test(raw)
  return {
    raws: raws.filter((raw) => !isChapter(raw)).map((raw) => raw.replace(SPEAKER, '')),
    aside: raws.flatMap((raw) => (isChapter(raw) ? raw : (SPEAKER.exec(raw)?.[0].trim() ?? []))),
  }
}

/** Without the lines that every page repeats with its number. Pure. */
export function withoutRunningHeads(raws: readonly string[]): Parted {
  const seen = new Map<string, number[]>()
  const plainOf = (raw: string) =>
    raw
      .replace(/\d{1,4}/, '')
      .replace(/\s{1,80}/g, ' ')
      .trim()
  const pages = raws.map((raw) => Number(/\d{1,4}/.exec(raw)?.[0] ?? Number.NaN))
  raws.forEach((raw, index) => {
    const plain = plainOf(raw)
    if (!Number.isNaN(pages[index]) && plain.length >= RUNNING_HEAD_MIN)
      seen.set(plain, [...(seen.get(plain) ?? []), index])
  })
  const heads = new Set(
    [...seen.values()]
      .filter((at) =>
        at.every((index, turn) => {
          const next = at[turn + 1]
          if (next === undefined) return turn > 0
          const grown = (pages[next] ?? 0) - (pages[index] ?? 0)
          return next - index >= PAGE_LINES && grown > 0 && grown <= PAGES
        }),
      )
      .flat(),
  )
  // « 118   Les cinq sens », at an end of the text
  const filled = raws.flatMap((raw, index) => (raw.trim() === '' ? [] : [index]))
  for (const index of [filled[0], filled.at(-1)])
    if (
      index !== undefined &&
      filled.length > 2 &&
      /^\s{0,80}\d{1,3} {2,80}\p{L}|\p{L} {2,80}\d{1,3}\s{0,80}$/u.test(raws[index] ?? '')
    )
      heads.add(index)
  return {
    raws: raws.filter((_, index) => !heads.has(index)),
    aside: raws.filter((_, index) => heads.has(index)),
  }
}
