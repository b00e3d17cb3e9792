import { createHash } from 'node:crypto'
import { createQuestion, publishQuestion } from '#app/features/quiz/bank/edit/write-question.server.ts'
import type { QuestionContent } from '#app/features/quiz/bank/schema.ts'
import type { DaycareScope } from '#app/server/middleware.ts'

let count = 0
/** Words that no other question of the tests has: two of them are never twins. */
const ownWords = (number: number) =>
  createHash('sha256')
    .update(`${number}`)
    .digest('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .match(/.{6}/g)
    ?.join(' ')

/** A question that passes every check; `a` is right. */
export function someContent(change: Partial<QuestionContent> = {}): QuestionContent {
  const number = count++
  return {
    program: 'ALEX',
    kind: 'SINGLE',
    topic: 'meteo-et-saisons',
    difficulty: 1,
    prompt: `Que faire ${ownWords(number)}?`,
    choices: [
      { key: 'a', text: 'Vérifier les vêtements', correct: true },
      { key: 'b', text: 'Annuler la promenade', correct: false },
      { key: 'c', text: 'Courir sans attendre', correct: false },
    ],
    explanationRight: `Oui, ${number}\u00A0: des couches adaptées gardent les enfants au chaud.`,
    explanationWrong: 'Des couches adaptées permettent de sortir plus souvent.',
    source: 'Repère de pratique en plein air',
    link: { to: 'backpack', anchor: 'meteo' },
    ...change,
  }
}

/** A draft of this superadmin. */
export async function someDraft(admin: DaycareScope, change: Partial<QuestionContent> = {}) {
  const content = someContent(change)
  const written = await createQuestion(admin, { id: crypto.randomUUID(), content })
  return { ...written, content }
}

/** A question that quizzes may ask. */
export async function someReadyQuestion(admin: DaycareScope, change: Partial<QuestionContent> = {}) {
  const { content, ...draft } = await someDraft(admin, change)
  return { ...(await publishQuestion(admin, { questionId: draft.id, revision: draft.revision })), content }
}
