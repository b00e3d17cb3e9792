import { importSentences } from '#content/pages/question-bank.ts'
import { categoryOf, cellsOf, FRACTIONS, type PortableQuestion, portableQuestion } from './portable-question.ts'
import { type FileLine, type FileQuestion, type FileReading, parseLine, readingOf, toCells } from './question-cells.ts'

/*
 * GIFT, the text format of Moodle. Source: docs.moodle.org, « GIFT format ». Identifier and tags stand in the comment before a
 * question, which Moodle reads since 3.10: `// [id:…] [tag:…]`.
 */

/** Characters of the name under which Moodle lists a question. */
const NAME_MAX = 60

const SPECIAL = /[\\~=#{}:]/g
const escapeText = (text: string) => text.replace(SPECIAL, '\\$&').replaceAll('\n', '\\n')
const escapeTag = (text: string) => text.replace(/[%\]\n\\]/g, encodeURIComponent)
const unescapeTag = (text: string) => text.replace(/%(?:25|5D|0A|5C)/g, decodeURIComponent)

function unescapeText(text: string): string {
  return text.replace(/\\(n|[\\~=#{}:])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim()
}

/** A file that Moodle imports, and that {@link parseQuestionsGift} reads back identically. */
export function formatQuestionsGift(questions: readonly FileQuestion[]): string {
  return questions.map((question) => giftOf(portableQuestion(toCells(question)))).join('\n')
}

function giftOf({ id, category, tags, kind, prompt, answers }: PortableQuestion): string {
  const marks = [id && `[id:${id}]`, ...tags.map((tag) => `[tag:${escapeTag(tag)}]`)].filter(Boolean).join(' ')
  const right = answers.filter(({ isRight }) => isRight).length
  const lines = answers.map(({ text, isRight, feedback }) => {
    const sign = kind === 'MULTIPLE' ? `~%${isRight ? FRACTIONS[right] : -100}%` : isRight ? '=' : '~'
    return `\t${sign}${escapeText(text)}${feedback && `#${escapeText(feedback)}`}`
  })
  const [yes, no] = answers
  const isTrue = yes?.isRight === true
  const [wrong, good] = isTrue ? [no, yes] : [yes, no]
  const body =
    kind === 'TRUE_FALSE'
      ? `${isTrue ? 'TRUE' : 'FALSE'}#${escapeText(wrong?.feedback ?? '')}#${escapeText(good?.feedback ?? '')}`
      : `\n${lines.join('\n')}\n`
  // A name and a format: without them, a prompt that begins with « // » or « [html] » would be read as something else.
  return `$CATEGORY: ${category}\n\n// ${marks}\n::${escapeText(prompt.slice(0, NAME_MAX))}::[plain]${escapeText(prompt)} {${body}}\n`
}

/** The pieces of a text before the first of some signs, and after each: an escaped sign is none. */
function splitAt(text: string, signs: string): { sign: string; text: string }[] {
  const pieces = [{ sign: '', text: '' }]
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    const last = pieces.at(-1)
    if (char === '\\') {
      if (last) last.text += char + text.charAt(at + 1)
      at++
    } else if (signs.includes(char)) pieces.push({ sign: char, text: '' })
    else if (last) last.text += char
  }
  return pieces
}

/** Reads a GIFT file: choices with one or several right answers, true or false. Other kinds are refused line by line. */
export function parseQuestionsGift(text: string): FileReading {
  const lines: FileLine[] = []
  let category = ''
  let marks = ''
  let block: string[] = []
  let start = 0
  const endBlock = () => {
    const source = block.join('\n').trim()
    block = []
    if (source) lines.push(readBlock(source, category, marks, start))
    if (source) marks = ''
  }
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    const trimmed = line.trim()
    // An empty line may stand between two answers.
    if (trimmed === '' && !isOpen(block)) endBlock()
    else if (trimmed.startsWith('//')) marks += trimmed
    else if (trimmed.toUpperCase().startsWith('$CATEGORY:')) category = trimmed.slice('$CATEGORY:'.length).trim()
    else {
      if (block.length === 0) start = index + 1
      block.push(line)
    }
  }
  endBlock()
  return readingOf(lines)
}

const isOpen = (block: readonly string[]) => splitAt(block.join('\n'), '{}').at(-1)?.sign === '{'

/** « ::name::[html]prompt » without its name and its format. */
function promptOf(source: string): string {
  const [, , name, , ...rest] = splitAt(source, ':')
  const isNamed = source.startsWith('::') && name?.sign === ':' && rest.length > 0
  const named = isNamed ? rest.map(({ sign, text }, at) => (at === 0 ? text : sign + text)).join('') : source
  return unescapeText(named.trim().replace(/^\[(?:html|moodle|plain|markdown)\]/iu, ''))
}

function readBlock(source: string, category: string, marks: string, line: number): FileLine {
  const [before, body] = splitAt(source, '{}')
  const prompt = promptOf(before?.text ?? '')
  const read = body?.sign === '{' ? readAnswers(body.text) : null
  if (!read) return { line, prompt, ok: false, errors: [importSentences.otherKind] }
  const id = /\[id:([^\]]{0,60})\]/.exec(marks)?.[1] ?? ''
  const tags = [...marks.matchAll(/\[tag:([^\]]{0,2000})\]/g)].map(([, tag = '']) => unescapeTag(tag))
  const cells = cellsOf({ id, category: categoryOf(category), tags, prompt, ...read })
  return parseLine(line, (column) => cells[column])
}

type Answers = Pick<PortableQuestion, 'kind' | 'answers'>

/** The answers between braces; null for a kind that the bank does not have (matching, number, short or long text). */
function readAnswers(body: string): Answers | null {
  const [word = '', wrong = '', good = ''] = splitAt(body, '#').map(({ text }) => text)
  if (/^\s*(?:TRUE|FALSE|T|F)\s*$/.test(word)) return trueOrFalse(word.trim().startsWith('T'), wrong, good)
  const pieces = splitAt(body, '=~').slice(1)
  if (pieces.length < 2 || !pieces.some(({ sign }) => sign === '~')) return null
  const answers = pieces.map(({ sign, text }) => {
    const [said = '', feedback = ''] = splitAt(text, '#').map((piece) => piece.text)
    const weight = /^\s*%(-?[\d.]+)%/.exec(said)
    return {
      text: unescapeText(weight ? said.slice(weight[0].length) : said),
      isRight: weight ? Number(weight[1]) > 0 : sign === '=',
      feedback: unescapeText(feedback),
    }
  })
  return { kind: pieces.some(({ text }) => /^\s*%/.test(text)) ? 'MULTIPLE' : 'SINGLE', answers }
}

function trueOrFalse(isTrue: boolean, wrong: string, good: string): Answers {
  const answer = (text: string, isRight: boolean) => ({ text, isRight, feedback: unescapeText(isRight ? good : wrong) })
  return { kind: 'TRUE_FALSE', answers: [answer('Vrai', isTrue), answer('Faux', !isTrue)] }
}
