import { createHash } from 'node:crypto'
import { createQuestion, publishQuestion } from '#app/features/quiz/bank/edit/write-question.server.ts'
import type { QuestionContent } from '#app/features/quiz/bank/schema.ts'
import type { DaycareScope } from '#app/server/middleware.ts'

let count = 0
/** Words that no other question of the tests has, so that no two of them are similar. */
const uniqueWords = (number: number) =>
  createHash('sha256')
    .update(`${number}`)
    .digest('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .match(/.{6}/g)
    ?.join(' ')

/** The content of a question that passes every check; choice `a` is right. */
export function questionContent(change: Partial<QuestionContent> = {}): QuestionContent {
  const number = count++
  return {
    program: 'ALEX',
    kind: 'SINGLE',
    topic: 'meteo-et-saisons',
    difficulty: 1,
    prompt: `Que faire ${uniqueWords(number)}?`,
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

/** Creates a draft in the bank. @param admin scope of a superadmin */
export async function createDraftQuestion(admin: DaycareScope, change: Partial<QuestionContent> = {}) {
  const content = questionContent(change)
  const written = await createQuestion(admin, { id: crypto.randomUUID(), content })
  return { ...written, content }
}

/** Creates and publishes a question, which quizzes may then ask. @param admin scope of a superadmin */
export async function createReadyQuestion(admin: DaycareScope, change: Partial<QuestionContent> = {}) {
  const { content, ...draft } = await createDraftQuestion(admin, change)
  return { ...(await publishQuestion(admin, { questionId: draft.id, revision: draft.revision })), content }
}
