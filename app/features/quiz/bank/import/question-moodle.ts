import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { importSentences } from '#content/pages/question-bank.ts'
import { categoryOf, cellsOf, FRACTIONS, type PortableQuestion, portableQuestion } from './portable-question.ts'
import { type FileLine, type FileQuestion, type FileReading, parseLine, readingOf, toCells } from './question-cells.ts'

/* The XML format of Moodle. Source: docs.moodle.org, « Moodle XML format ». */

/** Characters of the name under which Moodle lists a question. */
const NAME_MAX = 60
/** What XML 1.0 cannot hold, even escaped. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) => text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
const element = (name: string, text: string) => `<${name} format="plain_text"><text>${escapeXml(text)}</text></${name}>`

/** A file that Moodle imports, and that {@link parseQuestionsMoodle} reads back identically. */
export function formatQuestionsMoodle(questions: readonly FileQuestion[]): string {
  const parts = questions.map((question) => xmlOf(portableQuestion(toCells(question))))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`
}

function xmlOf({ id, category, tags, kind, prompt, answers }: PortableQuestion): string {
  const right = answers.filter(({ isRight }) => isRight).length
  const isTruth = kind === 'TRUE_FALSE'
  const fractionOf = (isRight: boolean) =>
    isRight ? (kind === 'MULTIPLE' ? FRACTIONS[right] : '100') : kind === 'MULTIPLE' ? '-100' : '0'
  return `<question type="category"><category><text>${escapeXml(category)}</text></category></question>
<question type="${isTruth ? 'truefalse' : 'multichoice'}">
  <name><text>${escapeXml(prompt.slice(0, NAME_MAX))}</text></name>
  ${element('questiontext', prompt)}
  <defaultgrade>1</defaultgrade><penalty>0</penalty><hidden>0</hidden><idnumber>${escapeXml(id)}</idnumber>${
    isTruth ? '' : `\n  <single>${kind === 'SINGLE'}</single><shuffleanswers>1</shuffleanswers>`
  }
${answers
  .map(
    ({ text, isRight, feedback }, at) =>
      `  <answer fraction="${fractionOf(isRight)}" format="plain_text"><text>${isTruth ? at === 0 : escapeXml(text)}</text>${element('feedback', feedback)}</answer>`,
  )
  .join('\n')}
  <tags>${tags.map((tag) => `<tag><text>${escapeXml(tag)}</text></tag>`).join('')}</tags>
</question>`
}

const Text = z.catch(z.object({ text: z.catch(z.string(), ''), '@format': z.catch(z.string(), 'html') }), {
  text: '',
  '@format': 'html',
})
const Answer = z.object({ ...Text.def.innerType.shape, '@fraction': z.catch(z.string(), '0'), feedback: Text })
const Question = z.object({
  '@type': z.catch(z.string(), ''),
  category: Text,
  questiontext: Text,
  idnumber: z.catch(z.string(), ''),
  single: z.catch(z.string(), 'true'),
  answer: z.catch(z.array(Answer), []),
  tags: z.catch(z.object({ tag: z.catch(z.array(Text), []) }), { tag: [] }),
})
const Quiz = z.object({ quiz: z.object({ question: z.array(Question) }) })
type Question = z.infer<typeof Question>
type Text = z.infer<typeof Text>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  // A bank declares no entity: one of its own would stand for more than is written.
  processEntities: { maxEntitySize: 1, maxEntityCount: 1 },
  isArray: (name) => name === 'question' || name === 'answer' || name === 'tag',
})

/** The words of a text: without the marks of HTML where it has some. */
function wordsOf({ text, '@format': format }: Text): string {
  if (format === 'plain_text') return text.trim()
  return text
    .replace(/<(?:br|\/p|\/li|\/div)\b[^<>]*>/giu, '\n')
    .replace(/<[^<>]*>/gu, '')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&')
    .trim()
}

/** Reads a file in the XML of Moodle. A line is the place of a question among those of the file, from 1. */
export function parseQuestionsMoodle(text: string): FileReading {
  const quiz = Quiz.safeParse(parseXml(text))
  if (!quiz.success) return { ok: false, sentence: importSentences.xml }
  const lines: FileLine[] = []
  let category = ''
  for (const question of quiz.data.quiz.question)
    if (question['@type'] === 'category') category = question.category.text.trim()
    else lines.push(readQuestion(question, category, lines.length + 1))
  return readingOf(lines)
}

function parseXml(text: string): unknown {
  try {
    return parser.parse(text, true)
  } catch {
    return undefined
  }
}

const KINDS: Record<string, true> = { multichoice: true, truefalse: true }

function readQuestion(question: Question, category: string, line: number): FileLine {
  const { '@type': type, questiontext, idnumber, single, answer, tags } = question
  const prompt = wordsOf(questiontext)
  if (!KINDS[type]) return { line, prompt, ok: false, errors: [importSentences.otherKind] }
  const isTruth = type === 'truefalse'
  const answers = answer.map((it) => ({
    text: isTruth ? (it.text.trim() === 'true' ? 'Vrai' : 'Faux') : wordsOf(it),
    isRight: Number(it['@fraction']) > 0,
    feedback: wordsOf(it.feedback),
  }))
  // Moodle writes the right answer first.
  if (isTruth) answers.sort((a, b) => b.text.localeCompare(a.text))
  const cells = cellsOf({
    id: idnumber,
    category: categoryOf(category),
    tags: tags.tag.map((tag) => tag.text.trim()),
    kind: isTruth ? 'TRUE_FALSE' : /^(?:false|0)$/.test(single.trim()) ? 'MULTIPLE' : 'SINGLE',
    prompt,
    answers,
  })
  return parseLine(line, (column) => cells[column])
}
