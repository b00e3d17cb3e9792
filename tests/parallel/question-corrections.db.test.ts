import { beforeAll, describe, expect, test } from 'vitest'
import { getQuestion } from '#app/features/quiz/bank/edit/bank-question.server.ts'
import { correctKey } from '#app/features/quiz/bank/edit/correct-key.server.ts'
import { updateQuestion } from '#app/features/quiz/bank/edit/write-question.server.ts'
import { answerReports } from '#app/features/quiz/bank/reports/bank-reports.server.ts'
import { answerQuestion, getQuestionAnswer } from '#app/features/quiz/play/answer-question.server.ts'
import { closeQuizMessage, getQuizMessages } from '#app/features/quiz/play/quiz-messages.server.ts'
import { getQuizHistory, getQuizResults, getQuizStats } from '#app/features/quiz/play/quiz-results.server.ts'
import { reportQuestion } from '#app/features/quiz/play/server.ts'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { createReadyQuestion } from '#tests/support/question-bank.ts'
import { insertQuiz } from '#tests/support/quizzes.ts'
import { countQueries } from '#tests/support/statements.ts'

/* Corrections and answers to reports, as players see them. */

let admin: DaycareScope
let ours: StaffedDaycare
let theirs: StaffedDaycare

beforeAll(async () => {
  admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
  ours = await createStaffedDaycare(db())
  theirs = await createStaffedDaycare(db())
})

async function newcomer(staffed: StaffedDaycare): Promise<DaycareScope> {
  return scopeOf(await createPerson(db(), 'TEACHER', staffed.daycare), staffed.daycare)
}

/** Creates a quiz of these questions and answers each with its key; '' leaves it open. */
async function playQuestions(scope: DaycareScope, questionIds: string[], keys: string[]) {
  const found = await db().question.findMany({ where: { id: { in: questionIds } } })
  const questions = questionIds.flatMap((id) => found.filter((question) => question.id === id))
  const owner = { userId: scope.userId, daycareId: scope.daycareId ?? '' }
  const quiz = await insertQuiz(db(), owner, questions)
  for (const [at, key] of keys.entries())
    if (key) await answerQuestion(scope, { answerId: quiz.answerIds[at] ?? '', choiceIds: [key] })
  return quiz
}

const correction = (question: { id: string; revision: number }, rightKeys: 'a' | 'b' | 'c' = 'b') => ({
  questionId: question.id,
  revision: question.revision,
  rightKeys: [rightKeys],
  explanationRight: 'Le vent change tout, même au soleil.',
  explanationWrong: 'Le vent compte plus que la température affichée.',
  reason: 'La consigne du milieu prévoit l’annulation.',
})

describe('a corrected key', () => {
  test('grades the answers again, keeps the former grade, and notifies everybody who has answered', async () => {
    const [question, other] = [await createReadyQuestion(admin), await createReadyQuestion(admin)]
    const [winner, loser, third, away, waiting] = [
      await newcomer(ours),
      await newcomer(ours),
      await newcomer(theirs),
      await newcomer(theirs),
      await newcomer(theirs),
    ]
    const won = await playQuestions(winner, [question.id, other.id], ['b', 'a'])
    const lost = await playQuestions(loser, [question.id, other.id], ['a', 'b'])
    await playQuestions(third, [question.id], ['c'])
    await playQuestions(away, [other.id], ['a'])
    const open = await playQuestions(waiting, [question.id], [''])

    const result = await correctKey(admin, correction(question))
    expect(result).toMatchObject({ answersChanged: 2, notified: 3, revision: question.revision + 1 })

    expect((await getQuizHistory(winner, 'ALEX'))[0]).toMatchObject({ id: won.id, right: 2, total: 2 })
    expect((await getQuizHistory(loser, 'ALEX'))[0]).toMatchObject({ id: lost.id, right: 0, total: 2 })
    expect(await getQuizStats(loser, 'ALEX')).toMatchObject({ answered: 2, right: 0 })
    const stored = await db().quizAnswer.findMany({
      where: { quizId: { in: [won.id, lost.id] }, questionId: question.id },
    })
    expect(stored.map(({ isCorrect, wasCorrect }) => [isCorrect, wasCorrect]).toSorted()).toEqual([
      [false, true],
      [true, false],
    ])

    const messages = await getQuizMessages(winner, 'ALEX')
    expect(messages.corrections).toMatchObject([
      {
        prompt: question.content.prompt,
        rightChoices: ['Annuler la promenade'],
        reason: 'La consigne du milieu prévoit l’annulation.',
        scores: [{ quizId: won.id, before: 1, after: 2, total: 2 }],
      },
    ])
    expect((await getQuizMessages(third, 'ALEX')).corrections).toMatchObject([{ scores: [] }])
    expect((await getQuizMessages(away, 'ALEX')).corrections).toEqual([])
    expect((await getQuizMessages(waiting, 'ALEX')).corrections).toEqual([])
    expect((await getQuizMessages(winner, 'PETITE_ENFANCE')).corrections).toEqual([])

    const late = await answerQuestion(waiting, { answerId: open.answerIds[0] ?? '', choiceIds: ['b'] })
    expect(late).toMatchObject({
      isCorrect: true,
      rightKeys: ['b'],
      explanation: 'Le vent change tout, même au soleil.',
    })
    const [shown] = (await getQuizResults(loser, lost.id)).answers
    expect(shown).toMatchObject({ isCorrect: false, rightKeys: ['b'], chosenKeys: ['a'] })
    expect(await getQuestion(admin, question.id)).toMatchObject({
      corrections: [{ formerKeys: ['a'], rightKeys: ['b'], answersChanged: 2 }],
      figures: { answered: 4, right: 2 },
    })
  })

  test('reaches the earlier versions that had the same key, and leaves the others', async () => {
    const question = await createReadyQuestion(admin)
    const scope = await newcomer(ours)
    const { answerIds } = await playQuestions(scope, [question.id], ['b'])
    const content = { ...question.content, prompt: 'Que faire quand le vent se lève, au juste?' }
    const { revision } = await updateQuestion(admin, { questionId: question.id, revision: question.revision, content })
    await correctKey(admin, correction({ id: question.id, revision }))
    expect(await getQuestionAnswer(scope, answerIds[0] ?? '')).toMatchObject({ isCorrect: true, rightKeys: ['b'] })
    const versions = await db().questionVersion.findMany({
      where: { questionId: question.id },
      orderBy: { number: 'asc' },
    })
    expect(versions.map(({ prompt }) => prompt)).toEqual([question.content.prompt, content.prompt])
    const again = await correctKey(admin, correction({ id: question.id, revision: revision + 1 }, 'c'))
    expect(again.answersChanged).toBe(1)
    const [answer] = await db().quizAnswer.findMany({ where: { questionId: question.id } })
    expect(answer).toMatchObject({ isCorrect: false, wasCorrect: false })
  })

  test('and simultaneous answers agree, whichever comes first', async () => {
    const question = await createReadyQuestion(admin)
    const players = await Promise.all(Array.from({ length: 12 }, () => newcomer(ours)))
    const quizzes = await Promise.all(players.map((scope) => playQuestions(scope, [question.id], [''])))
    const answers = players.map((scope, at) =>
      answerQuestion(scope, { answerId: quizzes[at]?.answerIds[0] ?? '', choiceIds: [at % 2 ? 'a' : 'b'] }),
    )
    await Promise.all([...answers.slice(0, 6), correctKey(admin, correction(question)), ...answers.slice(6)])
    const stored = await db().quizAnswer.findMany({ where: { questionId: question.id } })
    expect(stored).toHaveLength(12)
    expect(stored.every(({ isCorrect, chosenKeys }) => isCorrect === (chosenKeys[0] === 'b'))).toBe(true)
  })

  test('is refused when the key is the same or invalid, and when somebody has changed the question', async () => {
    const question = await createReadyQuestion(admin)
    await expect(correctKey(admin, correction(question, 'a'))).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(correctKey(admin, { ...correction(question), rightKeys: ['a', 'b'] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(correctKey(admin, { ...correction(question), rightKeys: ['d'] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(correctKey(admin, { ...correction(question), revision: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(correctKey(ours.managerScope, correction(question))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await db().questionCorrection.count({ where: { questionId: question.id } })).toBe(0)
  })

  test('takes a fixed number of statements, however many have answered', async () => {
    const costOf = async (people: number) => {
      const question = await createReadyQuestion(admin)
      for (let at = 0; at < people; at++) await playQuestions(await newcomer(ours), [question.id], ['b'])
      return (await countQueries(() => correctKey(admin, correction(question)))).queries
    }
    expect(await costOf(1)).toBe(await costOf(5))
  })
})

describe('a report', () => {
  test('shows its answer on the question and on the list, until it is closed', async () => {
    const question = await createReadyQuestion(admin)
    const scope = await newcomer(ours)
    const { answerIds } = await playQuestions(scope, [question.id], ['b'])
    const answerId = answerIds[0] ?? ''
    const { id } = await reportQuestion(scope, { answerId, reason: 'WRONG', text: 'Le vent?' })
    expect((await getQuestionAnswer(scope, answerId)).report).toMatchObject({ outcome: null, reply: null })
    expect((await getQuizMessages(scope, 'ALEX')).reports).toMatchObject([{ id, outcome: null }])
    const stranger = await newcomer(theirs)
    const colleague = await newcomer(ours)
    for (const other of [stranger, colleague]) {
      expect((await getQuizMessages(other, 'ALEX')).reports).toEqual([])
      await expect(closeQuizMessage(other, { id, kind: 'report' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    // An open report cannot be closed.
    await expect(closeQuizMessage(scope, { id, kind: 'report' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const reply = 'Vous aviez raison.'
    await answerReports(admin, { questionId: question.id, reportIds: [id], outcome: 'FIXED', reply })
    expect((await getQuestionAnswer(scope, answerId)).report).toMatchObject({ outcome: 'FIXED', reply })
    expect((await getQuizMessages(scope, 'ALEX')).reports).toMatchObject([{ outcome: 'FIXED', reply }])
    await closeQuizMessage(scope, { id, kind: 'report' })
    expect((await getQuizMessages(scope, 'ALEX')).reports).toEqual([])
  })

  test('and the messages take two statements', async () => {
    const scope = await newcomer(ours)
    expect((await countQueries(() => getQuizMessages(scope, 'ALEX'))).queries).toBe(2)
  })
})
