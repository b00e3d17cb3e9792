import { foldText } from '#app/lib/french/fold-text.ts'
import { countWords } from '#app/lib/french/grammar.ts'
import { normaliseFrench } from '#app/lib/french/normalise-french.ts'
import { CHECK_SENTENCES } from '#content/pages/question-bank.ts'
import { CHOICE_COUNTS, EXPLANATION_WORDS_MAX } from '../limits.ts'
import { isKnownLink, isKnownTopic, type QuestionContent } from '../schema.ts'

export type CheckId = keyof typeof CHECK_SENTENCES

export type Check = {
  id: CheckId
  isMet: boolean
  /** False for advice, which does not prevent publishing. */
  isBlocking: boolean
}

type Rule = { isBlocking: boolean; isMet: (question: QuestionContent) => boolean }

/** A right option this many times longer than the mean of the wrong ones gives itself away. */
const LONGER_THAN_OTHERS = 1.5
const CATCH_ALL = /(?:toutes?|aucune|les deux) (?:de )?(?:ces |les )?reponses|toutes les reponses|aucune de ces/u
/** Negative question: « Lequel n’est pas un… ? ». Applied to the last sentence of the prompt. */
const NEGATIVE_STEM = /n[’'](?:est|en fait) pas (?:un|une|partie)/u

const texts = (question: QuestionContent): string[] => [
  question.prompt,
  ...question.choices.map(({ text }) => text),
  question.explanationRight,
  question.explanationWrong,
  question.source,
]
const right = ({ choices }: QuestionContent) => choices.filter(({ correct }) => correct)
const wrong = ({ choices }: QuestionContent) => choices.filter(({ correct }) => !correct)
const longWords = (list: readonly { text: string }[]) =>
  new Set(list.flatMap(({ text }) => foldText(text).match(/\p{L}{6,}/gu) ?? []))

const isNegative = (prompt: string) =>
  prompt.endsWith('?') && NEGATIVE_STEM.test(prompt.slice(prompt.lastIndexOf('.') + 1))

function echoesPrompt(question: QuestionContent): boolean {
  const prompt = longWords([{ text: question.prompt }])
  const elsewhere = longWords(wrong(question))
  return [...longWords(right(question))].some((word) => prompt.has(word) && !elsewhere.has(word))
}

function isTooLong(question: QuestionContent): boolean {
  const others = wrong(question)
  const mean = others.reduce((sum, { text }) => sum + text.length, 0) / others.length
  return question.kind === 'SINGLE' && right(question).some(({ text }) => text.length > LONGER_THAN_OTHERS * mean)
}

const RULES: Record<CheckId, Rule> = {
  prompt: { isBlocking: true, isMet: ({ prompt }) => prompt.trim() !== '' },
  topic: { isBlocking: true, isMet: ({ program, topic }) => isKnownTopic(program, topic) },
  choiceCount: {
    isBlocking: true,
    isMet: ({ kind, choices }) =>
      choices.length >= CHOICE_COUNTS[kind].min && choices.length <= CHOICE_COUNTS[kind].max,
  },
  choicesFilled: { isBlocking: true, isMet: ({ choices }) => choices.every(({ text }) => text.trim() !== '') },
  choicesDistinct: {
    isBlocking: true,
    isMet: ({ choices }) => {
      const written = choices.map(({ text }) => foldText(text)).filter(Boolean)
      return new Set(written).size === written.length
    },
  },
  rightChoice: {
    isBlocking: true,
    isMet: (question) =>
      question.kind === 'MULTIPLE'
        ? right(question).length >= 2 && wrong(question).length >= 1
        : right(question).length === 1,
  },
  catchAll: {
    isBlocking: true,
    isMet: ({ choices }) => !choices.some(({ text }) => CATCH_ALL.test(foldText(text))),
  },
  explanations: {
    isBlocking: true,
    isMet: ({ explanationRight, explanationWrong }) =>
      [explanationRight, explanationWrong].every(
        (text) => text.trim() !== '' && countWords(text) <= EXPLANATION_WORDS_MAX,
      ),
  },
  explanationsDiffer: {
    isBlocking: true,
    isMet: ({ explanationRight, explanationWrong }) =>
      explanationRight.trim() === '' || foldText(explanationRight) !== foldText(explanationWrong),
  },
  link: { isBlocking: true, isMet: ({ link }) => link !== null && isKnownLink(link) },
  typography: {
    isBlocking: true,
    isMet: (question) => texts(question).every((text) => normaliseFrench(text) === text),
  },
  source: { isBlocking: false, isMet: ({ source }) => source.trim() !== '' },
  promptEnd: {
    isBlocking: false,
    isMet: ({ kind, prompt }) => prompt.trim().endsWith(kind === 'TRUE_FALSE' ? '.' : '?'),
  },
  promptPositive: { isBlocking: false, isMet: ({ prompt }) => !isNegative(prompt) },
  rightNotLonger: { isBlocking: false, isMet: (question) => !isTooLong(question) },
  rightNotEchoed: {
    isBlocking: false,
    isMet: (question) => question.kind !== 'SINGLE' || !echoesPrompt(question),
  },
}

/** Every publishing rule, in the order of the form, with whether the question meets it. */
export function publishChecks(question: QuestionContent): Check[] {
  return (Object.keys(RULES) as CheckId[]).map((id) => {
    const { isBlocking, isMet } = RULES[id]
    return { id, isBlocking, isMet: isMet(question) }
  })
}

/** French sentences on what prevents publishing; empty when the question can be published. */
export function publishObstacles(question: QuestionContent): string[] {
  return publishChecks(question).flatMap(({ id, isBlocking, isMet }) =>
    isBlocking && !isMet ? [CHECK_SENTENCES[id].missing] : [],
  )
}
