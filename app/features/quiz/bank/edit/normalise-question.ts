import { rightKeysOf } from '#app/domain/question.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { normaliseFrench } from '#app/lib/french/normalise-french.ts'
import { bankSentences } from '#content/pages/question-bank.ts'
import type { QuestionContent } from '../schema.ts'

/**
 * The question as it is stored: French typography applied, texts trimmed, fixed texts « Vrai » and « Faux », no empty
 * fourth option.
 */
export function normaliseQuestion(question: QuestionContent): QuestionContent {
  const clean = (text: string) => normaliseFrench(text.trim())
  const choices = question.choices.map(({ key, text, correct }) => ({
    key,
    text: question.kind === 'TRUE_FALSE' ? (key === 'vrai' ? 'Vrai' : 'Faux') : clean(text),
    correct,
  }))
  const fourth = choices[3]
  return {
    ...question,
    choices: fourth && fourth.text === '' && !fourth.correct ? choices.slice(0, 3) : choices,
    prompt: clean(question.prompt),
    explanationRight: clean(question.explanationRight),
    explanationWrong: clean(question.explanationWrong),
    source: clean(question.source),
  }
}

/** Whether two questions have the same content. */
export function isSameQuestion(a: QuestionContent, b: QuestionContent): boolean {
  return fingerprint(a) === fingerprint(b)
}

function fingerprint(question: QuestionContent): string {
  const { program, kind, topic, difficulty, prompt, choices, explanationRight, explanationWrong, source, link } =
    question
  return JSON.stringify([
    [program, kind, topic, difficulty, prompt, explanationRight, explanationWrong, source],
    choices.map(({ key, text, correct }) => [key, text, correct]),
    link && [link.to, link.anchor],
  ])
}

/** Same question and options with another key: past answers would keep a grade given by the wrong key. */
function isKeyChange(before: QuestionContent, after: QuestionContent): boolean {
  const options = ({ kind, prompt, choices }: QuestionContent) =>
    JSON.stringify([kind, foldText(prompt), choices.map(({ key, text }) => [key, text])])
  const keys = ({ choices }: QuestionContent) => rightKeysOf(choices).join()
  return options(before) === options(after) && keys(before) !== keys(after)
}

/** Why a published question cannot get this content as a new version, as a French sentence; null when it can. */
export function changeRefusal(before: QuestionContent, after: QuestionContent): string | null {
  if (before.program !== after.program) return bankSentences.programFixed
  return isKeyChange(before, after) ? bankSentences.keyElsewhere : null
}
