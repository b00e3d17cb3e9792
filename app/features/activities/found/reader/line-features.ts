import { gramsOf, isEmptyWord, type Token, tokensOf } from '../../safety/reader/tokens.ts'

/** Lengths of the parts of words, with which a word that was never met is still told by its ending. */
const GRAM_LENGTHS = [3, 4, 5]
/** The class of the longest lines. */
const LONGEST = 8
const MARKS = ['?', '!', '«', '(', ':', ';', ',', '/', '#', '@', '+', '=', '|']
/** Words at the beginning, where a line says whether it is a gesture, a thing or a reason. */
const FIRST_WORDS = 3

/** A word as it may be told from others of its kind: figures are all one. */
const nameOf = ({ folded, stem }: Token) => (/^\d/.test(folded) ? '0' : stem)

function shapeOf(text: string, tokens: readonly Token[]): string[] {
  const length = Math.min(LONGEST, Math.floor(Math.log2(tokens.length + 1) * 2))
  const end = /[.!?…:;,]["»)]?$/u.exec(text)?.[0].at(0) ?? 'none'
  return [
    `shape length ${length}`,
    `shape end ${end}`,
    `shape length ${length} end ${end}`,
    `shape case ${/^\p{Lu}/u.test(text) ? 'upper' : 'lower'}`,
    `shape commas ${Math.min(3, text.split(', ').length - 1)}`,
    ...(/\d/.test(text) ? ['shape figure'] : []),
    ...(text === text.toUpperCase() ? ['shape loud'] : []),
    ...MARKS.filter((mark) => text.includes(mark)).map((mark) => `shape ${mark}`),
  ]
}

/** What a line of a text is made of, as named features, whatever stands around it. Pure. */
export function lineFeatures(text: string): string[] {
  const tokens = tokensOf(text)
  const names = tokens.map(nameOf)
  const first = tokens.slice(0, FIRST_WORDS)
  return [
    ...new Set([
      ...names.map((name) => `word ${name}`),
      ...tokens
        .filter(({ folded }) => !isEmptyWord(folded))
        .flatMap(({ folded }) => gramsOf(folded, GRAM_LENGTHS).map((gram) => `gram ${gram}`)),
      ...names.slice(1).map((name, index) => `after ${names[index]} ${name}`),
      ...first.flatMap(({ folded }, index) => [
        `clause ${index} ${names[index]}`,
        `clause ${index} -${folded.slice(-2)}`,
        `clause ${index} -${folded.slice(-3)}`,
      ]),
      `clause start ${names.slice(0, 2).join(' ')}`,
      `clause ends ${first.map(({ folded }) => (isEmptyWord(folded) ? folded : `-${folded.slice(-2)}`)).join(' ')}`,
      ...shapeOf(text, tokens),
      `shape verbs ${tokens.filter(({ folded }) => /(?:er|ir|ez|ent|ons)$/.test(folded)).length > 1}`,
    ]),
  ]
}
