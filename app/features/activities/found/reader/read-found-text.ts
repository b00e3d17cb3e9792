import type { AgeGroup, Place, Season } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { type Piece, type ReadPiece, scoresOf } from './cues.ts'
import { agesIn, type FactPassage, minutesIn, placeIn, seasonsIn } from './facts.ts'
import { type FoundKind, labelled, type Topic, topicOf } from './headings.ts'
import { linesOf, sentencesOfLine } from './lines.ts'
import { materialFromSteps, materialsIn } from './materials.ts'
import { chooseTitle } from './title.ts'

/** A line or a sentence of a found text, with where it belongs. */
export type FoundPiece = { text: string; kind: FoundKind }

/** What a found text says, each part where it belongs; nothing of the text is lost. */
export type FoundActivity = {
  /** Every line and sentence in the order of the text; a list of material is one piece for each. */
  pieces: FoundPiece[]
  title: string
  ages: AgeGroup[]
  place: Place | null
  seasons: Season[]
  minutes: number | null
  material: string[]
  steps: string[]
  why: string[]
  variations: string[]
  safety: string[]
  observation: string[]
  left: string[]
}

/** Sentences from which a labelled or numbered line is several pieces. */
const LONG_LINE = 4
const HEADING_MAX = 60
const FACT_TOPICS: ReadonlySet<Topic> = new Set(['age', 'place', 'minutes', 'season'])
/** Topics of which several sentences may follow one label. */
const WIDE: ReadonlySet<Topic> = new Set(['step', 'why', 'variation', 'safety', 'observation'])

/** Every line and sentence, with the headings above and the labels before them. */
function piecesOf(text: string): ReadPiece[] {
  const pieces: ReadPiece[] = []
  let above: Topic | null = null
  let sectionMark: Piece['mark'] | undefined
  const named = new Set<Topic>()
  const add = (piece: Omit<ReadPiece, 'kind' | 'index' | 'above' | 'named'>, topic: Topic | null) => {
    pieces.push({ ...piece, above: topic, named, kind: 'left', index: pieces.length })
  }
  const lines = linesOf(text)
  lines.forEach(({ text: line, mark, afterBlank }, lineIndex) => {
    const next = lines[lineIndex + 1]
    const label = labelled(line)
    const bare = line.replace(/ ?\([^()]{0,20}\)$/, '')
    const topic = label || bare.length > HEADING_MAX || /[.!]$/.test(bare) ? null : topicOf(bare)
    if (topic && FACT_TOPICS.has(topic) && /\d/.test(line)) {
      add(
        { mark, afterBlank, label: '', isHeading: false, isSentence: false, isLater: false, text: line, own: topic },
        null,
      )
      return
    }
    const isLikeHeading = /[:?]$/.test(bare) || afterBlank || mark === 'emoji' || mark === null || lineIndex === 0
    const isLater = afterBlank && sectionMark !== undefined
    const common = { mark, afterBlank, label: '', isHeading: false, isSentence: false, isLater }
    // The first line of a text is rather its title.
    const isFirst = lineIndex === 0 && !bare.endsWith(':')
    if (
      topic &&
      next &&
      !isFirst &&
      isLikeHeading &&
      !(topic === 'left' && !bare.endsWith(':')) &&
      topic !== 'title' &&
      mark !== 'number' &&
      !(mark === 'bullet' && !bare.endsWith(':'))
    ) {
      above = topic
      named.add(topic)
      sectionMark = undefined
      add({ ...common, text: line, own: null, isHeading: true }, null)
      return
    }
    // A list that has ended, and a new paragraph: the heading says less.
    if (sectionMark === undefined) sectionMark = mark
    else if (afterBlank && mark !== sectionMark) above = null
    if (label) {
      if (!mark || label.topic !== 'step') above = label.topic === 'step' ? 'step' : null
      partsOf(label.rest, true).forEach((part, index) => {
        const own = index === 0 || WIDE.has(label.topic) ? label.topic : null
        add({ ...common, text: part, own, label: label.label, isSentence: own === null }, null)
      })
      return
    }
    const parts = partsOf(line, mark !== null)
    for (const part of parts) {
      const inner = parts.length > 1 ? labelled(part) : null
      if (inner) add({ ...common, text: inner.rest, own: inner.topic, label: inner.label, isSentence: true }, null)
      else add({ ...common, text: part, own: null, isSentence: parts.length > 1 }, above)
    }
  })
  return pieces
}

function partsOf(line: string, isPoint: boolean): string[] {
  const sentences = sentencesOfLine(line)
  return isPoint && sentences.length < LONG_LINE ? [line] : sentences
}

function kindOf(piece: ReadPiece): FoundKind {
  if (piece.isHeading) return 'facts'
  const scores = Object.entries(scoresOf(piece)) as [FoundKind, number][]
  return scores.reduce((best, it) => (it[1] > best[1] ? it : best))[0]
}

/** Reads a text from anywhere as an activity: by rules, in linear time. Pure. */
export function readFoundText(text: string): FoundActivity {
  const read = piecesOf(text).map((piece) => ({ ...piece, kind: kindOf(piece) }))
  const title = chooseTitle(read)
  const pieces = read.map((piece) => (piece.index === title?.index ? { ...piece, kind: title.kind } : piece))
  const passages: FactPassage[] = pieces
    .filter(({ isHeading, own }) => !isHeading && own !== 'left')
    .map(({ text: it, own, above, kind }) => ({ text: it, topic: own ?? (kind === 'facts' ? above : null), kind }))
  const titlePassage: FactPassage[] = title ? [{ text: title.whole, topic: null, kind: 'title' }] : []
  const found = pieces.flatMap(({ text: it, kind, isHeading }): FoundPiece[] => {
    if (isHeading) return []
    if (kind !== 'material') return [{ text: it, kind }]
    return materialsIn(it).map((name) => ({ text: name, kind }))
  })
  const hasMaterial = found.some(({ kind }) => kind === 'material')
  const told = hasMaterial ? [] : materialFromSteps(found.filter(({ kind }) => kind === 'step').map((it) => it.text))
  const all: FoundPiece[] = [...found, ...told.map((name) => ({ text: name, kind: 'material' as const }))]
  return {
    pieces:
      title && title.kind !== 'title'
        ? [{ text: title.text, kind: 'title' }, ...all]
        : all.map((it) => (title && it.kind === 'title' ? { ...it, text: title.text } : it)),
    title: title?.text ?? '',
    ages: agesIn([...titlePassage, ...passages]),
    place: placeIn([...titlePassage, ...passages]),
    seasons: seasonsIn([...titlePassage, ...passages]),
    minutes: minutesIn(passages),
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
