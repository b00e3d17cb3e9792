import type { AgeGroup, Place, Season } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { type Piece, type ReadPiece, scoresOf } from './cues.ts'
import { agesIn, type FactPassage, minutesIn, minutesOfParts, placeIn, seasonsIn } from './facts.ts'
import { type FoundKind, isFactTopic, type Labelled, labelled, type Topic, topicOf } from './headings.ts'
import { learntTopic } from './learnt-lines.ts'
import { type Line, linesOf, sentencesOfLine } from './lines.ts'
import { materialFromSteps, materialsIn } from './materials.ts'
import { chooseTitle } from './title.ts'

/** A line or a sentence of a found text, with where it belongs. */
export type FoundPiece = { text: string; kind: FoundKind }

/** What a found text says, each part where it belongs; nothing of the text is lost. */
type FoundActivity = ReturnType<typeof fieldsOf> & {
  /** Every line and sentence in the order of the text; a list of material is one piece for each. */
  pieces: FoundPiece[]
  title: string
  ages: AgeGroup[]
  place: Place | null
  seasons: Season[]
  minutes: number | null
}

/** Sentences from which a labelled or numbered line is several pieces. */
const LONG_LINE = 4
const HEADING_MAX = 60
/** Topics of which several sentences may follow one label. */
const WIDE: ReadonlySet<Topic> = new Set(['step', 'why', 'variation', 'safety', 'observation'])

/** What ends an activity on a page: its readers, other pages, who signs. */
const END_HEADING =
  /^(?:commentaires?|\d{1,3} commentaires?|articles?|vous aimerez|(?:a )?lire aussi|a propos|date a retenir|cette page|derniere mise a jour|mots[- ]cles|etiquettes|categories?|publie dans)\b/
const FAREWELL =
  /\b(?:bonne (?:semaine|journee|chance|fin|soiree|annee|continuation)|a (?:bientot|demain|la prochaine|lundi)|bisous|cordialement|amicalement|merci (?:de|d'avance|et)|bye)\b|\bxx/
/** Numbered lines from which numbers are those of the steps, or of headings. */
const NUMBERED = 2

type NewPiece = Omit<ReadPiece, 'kind' | 'index' | 'above' | 'named' | 'isAfterEnd'>
const PLAIN: Omit<NewPiece, 'text' | 'mark' | 'afterBlank'> = {
  own: null,
  label: '',
  isHeading: false,
  isSentence: false,
  isLater: false,
  isLikeHeading: false,
}

/** What a whole line announces as a heading; null when it rather says something. */
function headingTopic(line: Line, index: number, lines: readonly Line[]): Topic | null {
  const bare = line.text.replace(/ ?\([^()]{0,20}\)$/, '')
  if (
    labelled(line.text) ||
    bare.length > HEADING_MAX ||
    bare.endsWith('.') ||
    (bare.endsWith('!') && bare.split(' ').length > CALL_WORDS)
  )
    return null
  return topicOf(bare) ?? (mayBeHeading(line, index, lines) ? learntTopic(bare.replace(/[ :?!…]{1,4}$/, '')) : null)
}

/** Whether a line stands where a heading may, so that its words may tell of what. */
function mayBeHeading({ text, mark, afterBlank }: Line, index: number, lines: readonly Line[]): boolean {
  const next = lines[index + 1]
  const asks = /[:?] ?$/.test(text)
  return (
    index > 0 &&
    next !== undefined &&
    (asks || !next.afterBlank) &&
    (asks || afterBlank || mark === 'emoji' || next.mark !== mark) &&
    (mark === null || mark === 'emoji' || text.endsWith(':')) &&
    text.split(' ').length <= LEARNT_WORDS &&
    !/[,;»)\d]$/.test(text)
  )
}

/** « Prochaine fois : un tunnel au début », whose words nobody has foreseen. */
function learntLabel(text: string): Labelled | null {
  const at = text.indexOf(':')
  const label = text.slice(0, Math.max(0, at)).trim()
  const rest = text.slice(at + 1).trim()
  if (label === '' || rest === '' || label.split(' ').length > LABEL_WORDS || /\d/.test(label)) return null
  const topic = learntTopic(label)
  return topic ? { topic, rest, label } : null
}

/** Whether a line of which the words may be a heading stands as one. */
function standsAsHeading(lines: readonly Line[], index: number, topic: Topic, areNumbered: boolean): boolean {
  const line = lines[index]
  const next = lines[index + 1]
  if (!line || !next || topic === 'title') return false
  const asks = /[:?] ?$/.test(line.text)
  // The first line of a text is rather its title.
  if (index === 0 && !line.text.endsWith(':') && !(FIRST_TOPICS.has(topic) && !line.text.includes(' '))) return false
  if (line.mark === 'number') return areNumbered
  if (line.mark === 'bullet') return line.text.endsWith(':')
  if (topic === 'left') return asks || (line.afterBlank && !next.afterBlank && line.text.split(' ').length <= 4)
  return true
}

/** Of which one word at the top is a heading, and no title. */
const FIRST_TOPICS: ReadonlySet<Topic> = new Set(['material', 'age', 'minutes', 'place'])
/** Words of a heading that calls: « Jouez ! » */
const CALL_WORDS = 3
const HEADING_WORDS = 5
/** Words of a heading, and of a label, that is told by its words. */
const LEARNT_WORDS = 8
const LABEL_WORDS = 4

/** Whether a line of unknown words stands as a heading: short, and lines follow it at once. */
function looksLikeHeading(lines: readonly Line[], index: number): boolean {
  const line = lines[index]
  const next = lines[index + 1]
  if (!line?.afterBlank || line.mark || index === 0 || !next || next.afterBlank) return false
  return line.text.split(' ').length <= HEADING_WORDS && !/[.!,;»)]$/.test(line.text)
}

/** Every line and sentence, with the headings above and the labels before them. */
function piecesOf(text: string): ReadPiece[] {
  const pieces: ReadPiece[] = []
  const { lines, aside } = linesOf(text)
  const topics = lines.map(headingTopic)
  const numbers = lines.flatMap(({ mark }, index) => (mark === 'number' ? [topics[index]] : []))
  const areNumbered = numbers.filter((topic) => topic !== null).length >= NUMBERED
  const named = new Set<Topic>()
  if (numbers.filter((topic) => topic === null).length >= NUMBERED) named.add('step')
  let above: Topic | null = null
  let sectionMark: Piece['mark'] | undefined
  let isAfterEnd = false
  const add = (piece: NewPiece, topic: Topic | null) => {
    pieces.push({ ...piece, above: topic, named, kind: 'left', index: pieces.length, isAfterEnd })
  }
  lines.forEach((line, lineIndex) => {
    const { mark, afterBlank } = line
    const common = { ...PLAIN, mark, afterBlank, isLater: afterBlank && sectionMark !== undefined }
    const label = labelled(line.text) ?? learntLabel(line.text)
    // « Jeu : Le feu de circulation », at the top, is no step.
    if (label?.topic === 'step' && lineIndex === 0) label.topic = 'title'
    const topic = topics[lineIndex] ?? null
    const isSecondHalf = lineIndex >= lines.length / 2
    if (mark === 'number' || (label && label.topic !== 'left')) isAfterEnd = false
    else if (isSecondHalf && END_HEADING.test(foldText(line.text))) isAfterEnd = true
    if (line.isFact || (topic && isFactTopic(topic) && /\d/.test(line.text))) {
      add({ ...common, text: line.text, own: line.isFact ? 'facts' : topic }, null)
      return
    }
    if (topic && standsAsHeading(lines, lineIndex, topic, areNumbered)) {
      above = topic
      named.add(topic)
      sectionMark = undefined
      if (topic !== 'left') isAfterEnd = false
      add({ ...common, text: line.text, isHeading: true }, null)
      return
    }
    const isLikeHeading = !label && looksLikeHeading(lines, lineIndex)
    if (isLikeHeading) {
      above = null
      sectionMark = undefined
    }
    // A list that has ended, and a new paragraph: the heading says less.
    if (sectionMark === undefined && !isLikeHeading) sectionMark = mark
    else if (afterBlank && mark !== sectionMark) above = null
    if (label) {
      if (!mark || label.topic !== 'step') above = label.topic === 'step' ? 'step' : null
      partsOf(label.rest, true).forEach((part, index) => {
        const own = index === 0 || WIDE.has(label.topic) ? label.topic : null
        add({ ...common, text: part, own, label: label.label, isSentence: own === null }, null)
      })
      return
    }
    const parts = partsOf(line.text, mark !== null)
    for (const [at, part] of parts.entries()) {
      const inner = parts.length > 1 ? labelled(part) : null
      if (inner) add({ ...common, text: inner.rest, own: inner.topic, label: inner.label, isSentence: true }, null)
      else
        add({ ...common, mark: at === 0 ? mark : null, text: part, isSentence: parts.length > 1, isLikeHeading }, above)
      if (isSecondHalf && FAREWELL.test(foldText(part))) isAfterEnd = true
    }
  })
  for (const part of aside) add({ ...PLAIN, mark: null, afterBlank: true, text: part, own: 'left' }, null)
  return pieces
}

/** Kinds that leave the step or the thing beside which they are said. */
const APART: ReadonlySet<FoundKind> = new Set(['why', 'variation', 'safety', 'facts'])

/** The sentences of a line; a point of a list stays whole unless it is long, or says something else besides. */
function partsOf(line: string, isPoint: boolean): string[] {
  const sentences = sentencesOfLine(line)
  if (!isPoint || sentences.length >= LONG_LINE) return sentences
  if (sentences.length < 2) return [line]
  const isApart = (text: string) =>
    text.endsWith('?') ||
    APART.has(
      bestOf(
        scoresOf({ ...PLAIN, text, mark: null, above: null, named: new Set(), isAfterEnd: false, isSentence: true }),
      ),
    )
  return sentences.some(isApart) && !sentences.every(isApart) ? sentences : [line]
}

/** Lines of a block from which they are a list, of which each says what the others are; and how much that counts. */
const BLOCK_MIN = 3
const BLOCK = 2
const BLOCK_SHARE = 0.5
const LISTED = ['material', 'step'] as const

const bestOf = (scores: Record<FoundKind, number>) =>
  (Object.entries(scores) as [FoundKind, number][]).reduce((best, it) => (it[1] > best[1] ? it : best))[0]

/** Runs of lines of one form, without a blank, a heading or a label between them. */
function blocksOf(pieces: readonly ReadPiece[]): number[][] {
  const blocks: number[][] = []
  pieces.forEach((piece, index) => {
    const last = pieces[index - 1]
    const isLine = ({ isHeading, own, isSentence }: ReadPiece) => !isHeading && !own && !isSentence
    const goesOn = last && isLine(last) && isLine(piece) && last.mark === piece.mark && !piece.afterBlank
    if (goesOn) blocks.at(-1)?.push(index)
    else blocks.push([index])
  })
  return blocks
}

/** The kind of each piece: what speaks for it, and for its neighbours in one block of lines. */
function withKinds(pieces: readonly ReadPiece[]): ReadPiece[] {
  const scores = pieces.map(scoresOf)
  for (const block of blocksOf(pieces)) {
    if (block.length < BLOCK_MIN) continue
    const alone = block.map((index) => scores[index]).filter((it) => it !== undefined)
    const kinds = alone.map(bestOf)
    for (const kind of LISTED) {
      const share = kinds.filter((other) => other === kind).length / block.length
      if (share >= BLOCK_SHARE) for (const it of alone) it[kind] += BLOCK * share
    }
  }
  return pieces.map((piece, index) => {
    const mine = scores[index]
    return { ...piece, kind: piece.isHeading || !mine ? 'facts' : bestOf(mine) }
  })
}

/** Whether a list or a label says what one needs; a sentence among others may say a part of it. */
const isMaterialListed = (pieces: readonly ReadPiece[]) => {
  const material = pieces.filter(({ kind }) => kind === 'material')
  return (
    material.some((it) => !it.isSentence || it.own) || material.flatMap((it) => materialsIn(it.text)).length >= ENOUGH
  )
}
const ENOUGH = 3

/** Reads a text from anywhere as an activity: by rules, in linear time. Pure. */
export function readFoundText(text: string): FoundActivity {
  const read = withKinds(piecesOf(text))
  const title = chooseTitle(read)
  const pieces = read.map((piece) => (piece.index === title?.index ? { ...piece, kind: title.kind } : piece))
  const passages: FactPassage[] = pieces
    .filter(({ isHeading, own, label }) => !isHeading && (own !== 'left' || /^date$/i.test(label)))
    .map(({ text: it, label, own, above, kind }) => ({
      text: it,
      label,
      topic: own ?? (kind === 'facts' ? above : null),
      kind,
    }))
  const titled: FactPassage[] = title ? [{ text: title.whole, topic: null, kind: 'title' }, ...passages] : passages
  const found = pieces.flatMap(({ text: it, kind, isHeading }): FoundPiece[] => {
    if (isHeading) return []
    if (kind !== 'material') return [{ text: it, kind }]
    return materialsIn(it).map((name) => ({ text: name, kind }))
  })
  const told = isMaterialListed(pieces)
    ? []
    : materialFromSteps(found.filter(({ kind }) => kind === 'step').map((it) => it.text)).filter(
        (name) => !found.some((it) => it.kind === 'material' && foldText(it.text).includes(foldText(name))),
      )
  const all: FoundPiece[] = [...found, ...told.map((name) => ({ text: name, kind: 'material' as const }))]
  return {
    pieces:
      title && title.kind !== 'title'
        ? [{ text: title.text, kind: 'title' }, ...all]
        : all.map((it) => (title && it.kind === 'title' ? { ...it, text: title.text } : it)),
    title: title?.text ?? '',
    ages: agesIn(titled),
    place: placeIn(titled),
    seasons: seasonsIn(titled),
    minutes: minutesOfParts(pieces.filter(({ isHeading }) => isHeading).map((it) => it.text)) ?? minutesIn(passages),
    ...fieldsOf(all),
  }
}

/** The lists of a sheet, from pieces that were sorted. Pure. */
export function fieldsOf(pieces: readonly FoundPiece[]) {
  const of = (kind: FoundKind) => pieces.filter((it) => it.kind === kind).map(({ text }) => text)
  const material = of('material')
  return {
    material: material.filter((name, index) => material.findIndex((it) => foldText(it) === foldText(name)) === index),
    steps: of('step'),
    why: of('why'),
    variations: of('variation'),
    safety: of('safety'),
    observation: of('observation'),
    left: of('left'),
  }
}
