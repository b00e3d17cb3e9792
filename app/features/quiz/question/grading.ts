import type { AnswerFeedback, QuestionKind, QuizQuestion } from '#app/domain/question.ts'

/** Keys of the chosen and of the right options; known in the browser only once the answer is stored. */
export type Grading = { chosenKeys: readonly string[]; rightKeys: readonly string[] }

/** An answer with its question, as it is read again; `position` is zero-based. */
export type ReviewedAnswer = AnswerFeedback & { answerId: string; position: number; question: QuizQuestion }

type Choices = QuizQuestion['choices']

/** « la 1 », « la 3 »: printed numbers of the right choices. */
function rightNumbers(choices: Choices, rightKeys: readonly string[]): string[] {
  return choices.flatMap(({ key }, index) => (rightKeys.includes(key) ? [`la ${index + 1}`] : []))
}

/** « Pas tout à fait. La bonne réponse est la 2. » By choice of tone, never « faux » and never praise. */
export function feedbackTitle(choices: Choices, rightKeys: readonly string[], isCorrect: boolean): string {
  if (isCorrect) return 'C’est exact.'
  const numbers = rightNumbers(choices, rightKeys)
  const last = numbers.at(-1)
  if (numbers.length < 2) return `Pas tout à fait. La bonne réponse est ${last}.`
  return `Pas tout à fait. Les bonnes réponses sont ${numbers.slice(0, -1).join(', ')} et ${last}.`
}

/** Chosen keys after a click on `key`: replaces the choice, or toggles it in a multiple-choice question. */
export function toggleChoice(kind: QuestionKind, chosen: readonly string[], key: string): string[] {
  if (kind !== 'MULTIPLE') return [key]
  return chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]
}
