import type { QuestionKind } from '#app/domain/question.ts'
import { KIND_LABELS, PROGRAM_LABELS } from '#content/pages/question-bank.ts'
import type { QuestionCells } from './question-cells.ts'

type Answer = { text: string; isRight: boolean; feedback: string }

/** A question as the formats of Moodle hold it: what they have no place for stands in tags, « source=… ». */
export type PortableQuestion = {
  id: string
  /** « $course$/top/Petite enfance/Attachement ». */
  category: string
  tags: string[]
  kind: QuestionKind
  prompt: string
  answers: Answer[]
}

/** Percent of each right answer, by their number: Moodle takes no other. */
export const FRACTIONS: Readonly<Record<number, string>> = { 1: '100', 2: '50', 3: '33.33333', 4: '25' }

const TOP = '$course$/top'
/** In the name of a category, a slash is written twice. Source: docs.moodle.org, « Moodle XML format ». */
const escapeName = (name: string) => name.replaceAll('/', '//')
const splitCategory = (category: string) =>
  category.split(/(?<!\/)\/(?!\/)/u).map((name) => name.replaceAll('//', '/').trim())

/** The last two names of a category: the program and the topic. */
export function categoryOf(category: string): [program: string, topic: string] {
  const names = splitCategory(category).filter((name) => name !== '' && name !== 'top' && !/^\$\w+\$$/u.test(name))
  const at = names.findIndex((name) => Object.values<string>(PROGRAM_LABELS).includes(name))
  return at < 0 ? ['', names.at(-1) ?? ''] : [names[at] ?? '', names[at + 1] ?? '']
}

const CHOICES = ['choice1', 'choice2', 'choice3', 'choice4'] as const

/** A question as Moodle holds it. Pure. */
export function portableQuestion(cells: QuestionCells): PortableQuestion {
  const { id, status, program, topic, difficulty, prompt, explanationRight, explanationWrong, source, link } = cells
  const kind = (Object.keys(KIND_LABELS) as QuestionKind[]).find((it) => KIND_LABELS[it] === cells.kind) ?? 'SINGLE'
  const right = new Set(cells.right.split(',').filter(Boolean).map(Number))
  const last = CHOICES.findLastIndex((choice) => cells[choice] !== '')
  const answers = CHOICES.slice(0, last + 1).map((choice, at) => {
    const isRight = right.has(at + 1)
    return { text: cells[choice], isRight, feedback: isRight ? explanationRight : explanationWrong }
  })
  // A draft may have no right answer, which no answer could then explain; nor can Moodle say that neither is right.
  const isWhole = right.size > 0 && answers.some(({ isRight }) => !isRight)
  const kept = {
    statut: status,
    difficulte: difficulty,
    source,
    lien: link,
    ...(!isWhole && { juste: explanationRight, sinon: explanationWrong, bonnes: cells.right || 'aucune' }),
  }
  return {
    id,
    category: [TOP, escapeName(program), escapeName(topic)].join('/'),
    tags: Object.entries(kept).flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])),
    kind,
    prompt,
    answers,
  }
}

type ReadQuestion = Omit<PortableQuestion, 'category'> & { category: [program: string, topic: string] }

/** Inverse of {@link portableQuestion}; a question of another Moodle has no tags, and its category is its topic. Pure. */
export function cellsOf({ id, category: [program, topic], tags, kind, prompt, answers }: ReadQuestion): QuestionCells {
  const kept = new Map(
    tags.map((tag) => {
      const at = tag.indexOf('=')
      return [tag.slice(0, at), tag.slice(at + 1)]
    }),
  )
  const explained = (isRight: boolean) =>
    answers.find((answer) => answer.isRight === isRight && answer.feedback)?.feedback ?? ''
  const right = answers.flatMap(({ isRight }, at) => (isRight ? [at + 1] : [])).join(',')
  const bonnes = kept.get('bonnes')
  const [choice1 = '', choice2 = '', choice3 = '', choice4 = ''] = answers.map(({ text }) => text)
  return {
    id,
    status: kept.get('statut') ?? '',
    program,
    topic,
    kind: KIND_LABELS[kind],
    difficulty: kept.get('difficulte') ?? '',
    prompt,
    choice1,
    choice2,
    choice3,
    choice4,
    right: bonnes === undefined ? right : bonnes === 'aucune' ? '' : bonnes,
    explanationRight: kept.get('juste') ?? (bonnes ? '' : explained(true)),
    explanationWrong: kept.get('sinon') ?? (bonnes ? '' : explained(false)),
    source: kept.get('source') ?? '',
    link: kept.get('lien') ?? '',
  }
}
