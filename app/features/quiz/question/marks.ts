/** What is known of an answer once it is stored. */
export type Marks = { chosenKeys: readonly string[]; rightKeys: readonly string[] }

export type QuestionKind = 'SINGLE' | 'MULTIPLE' | 'TRUE_FALSE'

export type Choice = { key: string; text: string }

/** « 2 », « 1 et 3 », « 1, 2 et 4 »: numbers printed on the right choices, in their order. */
function numbersOf(choices: readonly Choice[], rightKeys: readonly string[]): string[] {
  return choices.flatMap(({ key }, index) => (rightKeys.includes(key) ? [`la ${index + 1}`] : []))
}

/** « Pas tout à fait. La bonne réponse est la 2. »: never « faux », never praise. */
export function feedbackTitle(choices: readonly Choice[], rightKeys: readonly string[], isCorrect: boolean): string {
  if (isCorrect) return 'C’est exact.'
  const numbers = numbersOf(choices, rightKeys)
  const last = numbers.at(-1)
  if (numbers.length < 2) return `Pas tout à fait. La bonne réponse est ${last}.`
  return `Pas tout à fait. Les bonnes réponses sont ${numbers.slice(0, -1).join(', ')} et ${last}.`
}

/** The choices after a press on one: it alone, or one more or less where several are asked. */
export function toggled(kind: QuestionKind, chosen: readonly string[], key: string): string[] {
  if (kind !== 'MULTIPLE') return [key]
  return chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]
}
