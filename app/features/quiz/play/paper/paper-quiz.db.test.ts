import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { Question } from '#app/server/generated/prisma/client.ts'
import { createStaffedDaycare, type StaffedDaycare } from '#tests/support/people.ts'
import { insertQuestion, insertQuiz, playQuiz } from '#tests/support/quizzes.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getPaperQuiz } from './paper-quiz.server.ts'

let ours: StaffedDaycare
let theirs: StaffedDaycare
let bank: Question[]

beforeAll(async () => {
  ours = await createStaffedDaycare(db())
  theirs = await createStaffedDaycare(db())
  bank = []
  for (let index = 0; index < 16; index++)
    bank.push(await insertQuestion(db(), { kind: index % 5 ? 'SINGLE' : 'MULTIPLE' }))
})

const promptsOf = async (questions: Question[]) => {
  const versions = await db().questionVersion.findMany({ where: { questionId: { in: questions.map(({ id }) => id) } } })
  return versions.map(({ prompt }) => prompt)
}

test('a draw is the same each time, and another one is not; each question has its key', async () => {
  const draw = (number: number) => getPaperQuiz(ours.teacherScope, { type: 'ALEX', draw: number })
  const first = await draw(1)
  expect(first).toHaveLength(10)
  expect(new Set(first.map(({ prompt }) => prompt)).size).toBe(10)
  expect(await draw(1)).toEqual(first)
  expect((await draw(2)).map(({ prompt }) => prompt)).not.toEqual(first.map(({ prompt }) => prompt))
  for (const { kind, rightKeys, choices, explanation } of first) {
    expect(rightKeys).toEqual(kind === 'MULTIPLE' ? ['a', 'b'] : ['a'])
    expect(choices.map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'c'])
    expect(explanation).toMatch(/^Juste/)
  }
  // The right choice is not always the first one.
  expect(new Set(first.map(({ choices }) => choices.map(({ key }) => key).join())).size).toBeGreaterThan(1)
})

test('as many as asked, of one topic, and none of the other program', async () => {
  const few = await getPaperQuiz(ours.teacherScope, { type: 'ALEX', count: 5, topic: 'sujet-1' })
  expect(few.every(({ topic }) => topic === 'sujet-1')).toBe(true)
  expect(few.length).toBeGreaterThan(0)
  expect(few.length).toBeLessThanOrEqual(5)
  expect(await getPaperQuiz(ours.teacherScope, { type: 'ALEX', count: 15 })).toHaveLength(15)
  expect(await getPaperQuiz(ours.teacherScope, { type: 'PETITE_ENFANCE' })).toEqual([])
})

test('what waits for an answer in one of her quizzes is left out until she has answered', async () => {
  const owner = { userId: ours.teacher.id, daycareId: ours.daycare.id }
  const waiting = bank.slice(0, 4)
  const { id, answerIds } = await insertQuiz(db(), owner, waiting)
  const printed = async () =>
    (await getPaperQuiz(ours.teacherScope, { type: 'ALEX', count: 15 })).map(({ prompt }) => prompt)
  const hidden = await promptsOf(waiting)
  expect((await printed()).filter((prompt) => hidden.includes(prompt))).toEqual([])
  expect(await getPaperQuiz(ours.teacherScope, { type: 'ALEX', quizId: id })).toEqual([])
  await db().quizAnswer.updateMany({
    where: { id: { in: answerIds } },
    data: { isCorrect: true, chosenKeys: ['a'], answeredAt: new Date() },
  })
  expect(await printed()).toHaveLength(15)
})

test('a finished quiz is printed in its order, and is nobody else’s', async () => {
  const owner = { userId: ours.teacher.id, daycareId: ours.daycare.id }
  const questions = bank.slice(5, 8)
  const { id: quizId } = await playQuiz(db(), owner, questions, [true, false, true])
  const printed = await getPaperQuiz(ours.teacherScope, { type: 'ALEX', quizId })
  expect(printed.map(({ prompt }) => prompt)).toEqual(
    (await Promise.all(questions.map((question) => promptsOf([question])))).flat(),
  )
  expect(printed[0]?.choices.map(({ key }) => key)).toEqual(['b', 'a', 'c'])
  for (const stranger of [theirs.teacherScope, ours.managerScope])
    await expect(getPaperQuiz(stranger, { type: 'ALEX', quizId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { queries } = await countQueries(() => getPaperQuiz(ours.teacherScope, { type: 'ALEX', quizId }))
  expect(queries).toBe(1)
  expect((await countQueries(() => getPaperQuiz(ours.teacherScope, { type: 'ALEX' }))).queries).toBe(1)
})
