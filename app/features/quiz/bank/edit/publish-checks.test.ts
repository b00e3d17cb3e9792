import { describe, expect, test } from 'vitest'
import { CHECK_SENTENCES } from '#content/pages/question-bank.ts'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import type { QuestionContent } from '../schema.ts'
import { isSameQuestion, normaliseQuestion } from './normalise-question.ts'
import { type CheckId, publishChecks, publishObstacles } from './publish-checks.ts'

const KINDS = { single: 'SINGLE', multiple: 'MULTIPLE', 'true-false': 'TRUE_FALSE' } as const
const SHIPPED = QUESTION_BANK.map(({ key: _key, kind, choices, ...question }): QuestionContent => {
  return { ...question, kind: KINDS[kind], choices: choices as QuestionContent['choices'] }
})

const GOOD: QuestionContent = {
  program: 'ALEX',
  kind: 'SINGLE',
  topic: 'meteo-et-saisons',
  difficulty: 1,
  prompt: 'Que faire avant de sortir par temps froid?',
  choices: [
    { key: 'a', text: 'Vérifier les vêtements', correct: true },
    { key: 'b', text: 'Annuler la promenade', correct: false },
    { key: 'c', text: 'Courir sans attendre', correct: false },
  ],
  explanationRight: 'Des couches adaptées gardent les enfants au chaud.',
  explanationWrong: 'Des couches adaptées permettent de sortir plus souvent.',
  source: 'Repère de pratique en plein air',
  link: { to: 'backpack', anchor: 'meteo' },
}

const unmet = (question: QuestionContent): CheckId[] =>
  publishChecks(question).flatMap(({ id, isMet }) => (isMet ? [] : [id]))
const withTexts = (...texts: string[]) => ({
  ...GOOD,
  choices: GOOD.choices.map((choice, at) => ({ ...choice, text: texts[at] ?? choice.text })),
})

test('a good question meets every rule', () => {
  expect(unmet(GOOD)).toEqual([])
  expect(publishObstacles(GOOD)).toEqual([])
})

test('every shipped question can be published, and saving it as it is changes nothing', () => {
  expect(SHIPPED.flatMap(publishObstacles)).toEqual([])
  expect(SHIPPED.filter((question) => !isSameQuestion(question, normaliseQuestion(question)))).toEqual([])
})

describe('what is missing is named', () => {
  test.each<[CheckId, QuestionContent]>([
    ['topic', { ...GOOD, topic: 'interactions' }],
    ['choiceCount', { ...GOOD, choices: GOOD.choices.slice(0, 2) }],
    ['choicesFilled', withTexts('Les couches', 'Annuler la promenade', ' ')],
    ['choicesDistinct', withTexts('Vérifier les vêtements', 'Annuler la promenade', 'ANNULER  la promenade')],
    ['rightChoice', { ...GOOD, choices: GOOD.choices.map((choice) => ({ ...choice, correct: false })) }],
    ['rightChoice', { ...GOOD, kind: 'MULTIPLE' }],
    ['catchAll', withTexts('Vérifier les vêtements', 'Annuler la promenade', 'Toutes ces réponses')],
    ['catchAll', withTexts('Vérifier les vêtements', 'Annuler la promenade', 'Aucune de ces réponses')],
    ['explanations', { ...GOOD, explanationWrong: '' }],
    ['explanations', { ...GOOD, explanationRight: 'mot '.repeat(61) }],
    ['explanationsDiffer', { ...GOOD, explanationWrong: GOOD.explanationRight }],
    ['link', { ...GOOD, link: null }],
    ['typography', { ...GOOD, source: "Guide de l'éducatrice" }],
  ])('%s', (id, question) => {
    expect(unmet(question)).toEqual([id])
    expect(publishObstacles(question)).toEqual([CHECK_SENTENCES[id].missing])
  })
})

describe('advice does not prevent publishing', () => {
  test.each<[CheckId, QuestionContent]>([
    ['source', { ...GOOD, source: '' }],
    ['promptEnd', { ...GOOD, prompt: 'Que faire avant de sortir par temps froid' }],
    ['promptPositive', { ...GOOD, prompt: 'Lequel n’est pas un bon vêtement par temps froid?' }],
    ['rightNotLonger', withTexts('Prendre le temps de vérifier les vêtements de chacun des enfants du groupe')],
    ['rightNotEchoed', { ...GOOD, prompt: 'Quels vêtements faut-il?' }],
  ])('%s', (id, question) => {
    expect(unmet(question)).toEqual([id])
    expect(publishObstacles(question)).toEqual([])
  })
})
