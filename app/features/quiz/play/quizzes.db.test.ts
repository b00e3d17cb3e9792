import { addSeconds } from 'date-fns/addSeconds'
import { subDays } from 'date-fns/subDays'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { toAppError } from '#app/server/database/to-app-error.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { insertQuestion, insertQuiz } from '#tests/support/quizzes.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getAnswerHistory } from './answer-history.server.ts'
import { answerQuestion, getQuestionAnswer } from './answer-question.server.ts'
import { getQuizHistory, getQuizResults, getQuizStats } from './quiz-results.server.ts'
import { createMistakesQuiz, createOrGetCurrentQuiz, getCurrentQuiz, getQuizSession, reportQuestion } from './server.ts'

let ours: StaffedDaycare
let theirs: StaffedDaycare

beforeAll(async () => {
  ours = await createStaffedDaycare(db())
  theirs = await createStaffedDaycare(db())
  for (let index = 0; index < 14; index++) await insertQuestion(db(), { kind: index % 5 ? 'SINGLE' : 'MULTIPLE' })
})

async function newcomer(): Promise<DaycareScope> {
  return scopeOf(await createPerson(db(), 'TEACHER', ours.daycare), ours.daycare)
}

async function started(scope: DaycareScope) {
  const { id } = await createOrGetCurrentQuiz(scope, 'ALEX')
  return getQuizSession(scope, id)
}

type Session = Awaited<ReturnType<typeof started>>
const rightKeys = (answer: Session['answers'][number]) => (answer.question.kind === 'MULTIPLE' ? ['a', 'b'] : ['a'])

/** Answers the whole quiz, wrong at these positions. */
async function play(scope: DaycareScope, wrongAt: number[] = []): Promise<Session> {
  const session = await started(scope)
  for (const [index, answer] of session.answers.entries())
    await answerQuestion(scope, { answerId: answer.id, choiceIds: wrongAt.includes(index) ? ['c'] : rightKeys(answer) })
  return session
}

describe('starting', () => {
  test('gives ten questions, none twice, and nothing that reveals the right choice', async () => {
    const session = await started(await newcomer())
    expect(session.answers).toHaveLength(10)
    expect(new Set(session.answers.map(({ question }) => question.prompt)).size).toBe(10)
    expect(JSON.stringify(session)).not.toMatch(/correct"|explanation|rightKeys|Juste|Plutôt/)
    expect(session.answers.every(({ isCorrect }) => isCorrect === null)).toBe(true)
  })

  test('twenty times at once gives one quiz', async () => {
    const scope = await newcomer()
    const quizzes = await Promise.all(Array.from({ length: 20 }, () => createOrGetCurrentQuiz(scope, 'ALEX')))
    expect(new Set(quizzes.map(({ id }) => id)).size).toBe(1)
    expect(await db().quiz.count({ where: { userId: scope.userId } })).toBe(1)
  })

  test('resumes the open one', async () => {
    const scope = await newcomer()
    const session = await started(scope)
    const [first] = session.answers
    await answerQuestion(scope, { answerId: first?.id ?? '', choiceIds: ['c'] })
    expect(await createOrGetCurrentQuiz(scope, 'ALEX')).toEqual({ id: session.id })
    expect(await getCurrentQuiz(scope, 'ALEX')).toMatchObject({ id: session.id, answered: 1, total: 10 })
    expect(await getCurrentQuiz(scope, 'PETITE_ENFANCE')).toBeNull()
  })

  test('without any ready question is refused', async () => {
    await expect(createOrGetCurrentQuiz(await newcomer(), 'PETITE_ENFANCE')).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('needs a daycare', async () => {
    const admin = await createPerson(db(), 'SUPERADMIN')
    await expect(createOrGetCurrentQuiz(scopeOf(admin, null), 'ALEX')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('answering', () => {
  test('stores the answer and explains it, right or wrong', async () => {
    const scope = await newcomer()
    const { answers } = await started(scope)
    const [first, second] = answers
    if (!first || !second) throw new Error('Too few questions')
    const right = await answerQuestion(scope, { answerId: first.id, choiceIds: rightKeys(first) })
    expect(right).toMatchObject({
      isCorrect: true,
      rightKeys: rightKeys(first),
      explanation: expect.stringMatching(/^Juste/),
    })
    const wrong = await answerQuestion(scope, { answerId: second.id, choiceIds: ['c'] })
    expect(wrong).toMatchObject({ isCorrect: false, chosenKeys: ['c'], explanation: expect.stringMatching(/^Plutôt/) })
    expect(await getQuestionAnswer(scope, second.id)).toEqual(wrong)
  })

  test('fifty times at once stores one answer; the same answer is accepted again, another is refused', async () => {
    const scope = await newcomer()
    const { answers } = await started(scope)
    const [first] = answers
    if (!first) throw new Error('Too few questions')
    const choices = ['a', 'b', 'c']
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) =>
        answerQuestion(scope, { answerId: first.id, choiceIds: [choices[i % 3] ?? 'a'] }),
      ),
    )
    const kept = await db().quizAnswer.findUniqueOrThrow({ where: { id: first.id } })
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') expect([choices[index % 3]]).toEqual(kept.chosenKeys)
      // On a busy machine some of the fifty get no connection in time: they fail as unavailable and store nothing.
      else expect(toAppError(result.reason).code).toMatch(/CONFLICT|INVALID_INPUT|UNAVAILABLE/)
    }
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  })

  test('fifty answers at once to all the questions: one each, in order, and the score is the recount', async () => {
    const scope = await newcomer()
    const { id, answers } = await started(scope)
    const post = (index: number) => {
      const answer = answers[index % answers.length]
      const choiceIds = index % 3 === 0 && answer ? rightKeys(answer) : ['c']
      return answerQuestion(scope, { answerId: answer?.id ?? '', choiceIds })
    }
    // Answers sent before their turn are refused; the device would send them again.
    for (let round = 0; round < answers.length; round++) {
      await Promise.allSettled(Array.from({ length: 50 }, (_, index) => post(index + round)))
      if ((await getCurrentQuiz(scope, 'ALEX')) === null) break
    }
    const stored = await db().quizAnswer.findMany({ where: { quizId: id }, orderBy: { position: 'asc' } })
    expect(stored.every(({ answeredAt }) => answeredAt)).toBe(true)
    expect(stored.map(({ answeredAt }) => answeredAt)).toEqual(
      stored.map(({ answeredAt }) => answeredAt).toSorted((a, b) => Number(a) - Number(b)),
    )
    const recount = stored.filter(({ chosenKeys, position }) => {
      const answer = answers[position]
      return answer && rightKeys(answer).join() === chosenKeys.join()
    })
    const [past] = await getQuizHistory(scope, 'ALEX')
    expect(past).toMatchObject({ id, answered: 10, total: 10, right: recount.length })
  })

  test('is never dated before the answer that it follows, whose process may have a clock that is ahead', async () => {
    const scope = await newcomer()
    const { id, answers } = await started(scope)
    const [first, second] = answers
    if (!first || !second) throw new Error('Too few questions')
    await answerQuestion(scope, { answerId: first.id, choiceIds: rightKeys(first) })
    const ahead = addSeconds(new Date(), 30)
    await db().quizAnswer.update({ where: { id: first.id }, data: { answeredAt: ahead } })
    const { answeredAt } = await answerQuestion(scope, { answerId: second.id, choiceIds: rightKeys(second) })
    expect(answeredAt).toEqual(ahead)
    expect(await db().quiz.findUniqueOrThrow({ where: { id } })).toMatchObject({ lastAnswerAt: ahead })
  })

  test.each([
    ['of another question', ['zz']],
    ['two where one is asked', ['a', 'c']],
  ])('choices %s are refused and nothing is stored', async (_, choiceIds) => {
    const scope = await newcomer()
    const { answers } = await started(scope)
    const single = answers.find(({ question }, index) => index === 0 || question.kind === 'SINGLE')
    const target = answers[0]?.question.kind === 'SINGLE' ? answers[0] : single
    if (!target) throw new Error('Too few questions')
    const refused = answerQuestion(scope, {
      answerId: target.id,
      choiceIds: target.question.kind === 'SINGLE' ? choiceIds : ['zz'],
    })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await db().quizAnswer.findUniqueOrThrow({ where: { id: target.id } })).answeredAt).toBeNull()
  })

  test('a question before an earlier one is refused', async () => {
    const scope = await newcomer()
    const { answers } = await started(scope)
    const third = answers[2]
    if (!third) throw new Error('Too few questions')
    await expect(answerQuestion(scope, { answerId: third.id, choiceIds: ['c'] })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(getQuestionAnswer(scope, third.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('the last one ends the quiz, whose score is the recount', async () => {
    const scope = await newcomer()
    const session = await play(scope, [1, 4])
    const [past] = await getQuizHistory(scope, 'ALEX')
    expect(past).toMatchObject({ id: session.id, right: 8, answered: 10, total: 10 })
    expect(await getCurrentQuiz(scope, 'ALEX')).toBeNull()
    expect(await getQuizStats(scope, 'ALEX')).toMatchObject({
      answered: 10,
      right: 8,
      review: { due: 0, nextDueOn: dayOfNumber(dayNumber() + 1) },
      progress: [{ right: 8, total: 10 }],
    })
  })

  test('results contain the answered questions only', async () => {
    const scope = await newcomer()
    const { id, answers } = await started(scope)
    expect(await getQuizResults(scope, id)).toMatchObject({ total: 10, finishedAt: null, answers: [] })
    const [first] = answers
    if (!first) throw new Error('Too few questions')
    const details = await answerQuestion(scope, { answerId: first.id, choiceIds: ['c'] })
    const results = await getQuizResults(scope, id)
    expect(results.answers).toEqual([{ ...details, position: 0, question: first.question }])
  })
})

describe('mistakes', () => {
  test('become a quiz of their own', async () => {
    const scope = await newcomer()
    const session = await play(scope, [0, 3])
    const { id } = await createMistakesQuiz(scope, 'ALEX', session.id)
    const again = await getQuizSession(scope, id)
    const missed = [0, 3].map((index) => session.answers[index]?.question.prompt)
    expect(again.mode).toBe('MISTAKES')
    const left = { id, mode: 'MISTAKES', finishedAt: null, answered: 0, total: 2 }
    expect(await getQuizHistory(scope, 'ALEX')).toContainEqual(expect.objectContaining(left))
    expect(await getCurrentQuiz(scope, 'ALEX')).toBeNull()
    expect(again.answers.map(({ question }) => question.prompt).sort()).toEqual(missed.sort())
  })

  test('of two quizzes are not mixed up, and twenty calls at once give one attempt', async () => {
    const scope = await newcomer()
    const first = await play(scope, [0])
    const second = await play(scope, [1, 2])
    await createMistakesQuiz(scope, 'ALEX', first.id)
    const calls = await Promise.all(Array.from({ length: 20 }, () => createMistakesQuiz(scope, 'ALEX', second.id)))
    const [id, ...others] = new Set(calls.map((quiz) => quiz.id))
    expect(others).toEqual([])
    const attempt = await getQuizSession(scope, id ?? '')
    expect(attempt.answers).toHaveLength(2)
    const [firstAnswer] = attempt.answers
    await answerQuestion(scope, { answerId: firstAnswer?.id ?? '', choiceIds: ['c'] })
    // Once it has an answer it is resumed, not replaced: no answer is lost.
    expect(await createMistakesQuiz(scope, 'ALEX', first.id)).toEqual({ id })
  })

  test('that are archived are not asked again; when there are no others, the quiz is refused', async () => {
    const scope = await newcomer()
    const question = await insertQuestion(db())
    const { id, answerIds } = await insertQuiz(db(), { userId: scope.userId, daycareId: ours.daycare.id }, [question])
    await db().question.update({ where: { id: question.id }, data: { status: 'ARCHIVED' } })
    // An unfinished quiz keeps its archived questions, so that it can be finished.
    const details = await answerQuestion(scope, { answerId: answerIds[0] ?? '', choiceIds: ['c'] })
    expect(details.isCorrect).toBe(false)
    await expect(createMistakesQuiz(scope, 'ALEX', id)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(createMistakesQuiz(scope, 'ALEX')).rejects.toMatchObject({ code: 'CONFLICT' })
    const next = await started(scope)
    const askedAgain = await db().quizAnswer.count({ where: { quizId: next.id, questionId: question.id } })
    expect(askedAgain).toBe(0)
  })

  test('the next quiz begins with what was never seen', async () => {
    const scope = await newcomer()
    const first = await play(scope, [0])
    const second = await started(scope)
    const seen = new Set(first.answers.map(({ question }) => question.prompt))
    expect(second.answers.slice(0, 4).every(({ question }) => !seen.has(question.prompt))).toBe(true)
  })
})

describe('« Mes 5 questions »', () => {
  /** Answers a whole quiz, wrong at these positions, and moves it into the past. */
  async function playDaysAgo(scope: DaycareScope, days: number, wrongAt: number[] = []): Promise<Session> {
    const session = await play(scope, wrongAt)
    const at = subDays(new Date(), days)
    await db().quizAnswer.updateMany({ where: { quizId: session.id }, data: { answeredAt: at } })
    await db().quiz.update({ where: { id: session.id }, data: { startedAt: at, finishedAt: at } })
    return session
  }
  const promptsOf = (session: Session) => session.answers.map(({ question }) => question.prompt)
  const answerAll = async (scope: DaycareScope, quizId: string) => {
    for (const answer of (await getQuizSession(scope, quizId)).answers)
      await answerQuestion(scope, { answerId: answer.id, choiceIds: rightKeys(answer) })
  }

  test('are those that were missed, then what fades; the same press takes them up again, until they are done', async () => {
    const scope = await newcomer()
    const played = await playDaysAgo(scope, 2, [0, 3, 5])
    const missed = [0, 3, 5].map((index) => promptsOf(played)[index])
    expect((await getQuizStats(scope, 'ALEX')).review).toEqual({ due: 3, nextDueOn: dayOfNumber(dayNumber() + 6) })

    const calls = await Promise.all(Array.from({ length: 10 }, () => createMistakesQuiz(scope, 'ALEX')))
    const [id = '', ...others] = new Set(calls.map((quiz) => quiz.id))
    expect(others).toEqual([])
    const daily = await getQuizSession(scope, id)
    expect(daily.mode).toBe('SHORT')
    expect(daily.answers).toHaveLength(5)
    expect(promptsOf(daily).slice(0, 3).toSorted()).toEqual(missed.toSorted())
    expect(promptsOf(played)).toEqual(expect.arrayContaining(promptsOf(daily)))

    const [first] = daily.answers
    if (!first) throw new Error('Too few questions')
    await answerQuestion(scope, { answerId: first.id, choiceIds: rightKeys(first) })
    expect(await createMistakesQuiz(scope, 'ALEX')).toEqual({ id })
    await answerAll(scope, id)
    expect((await getQuizStats(scope, 'ALEX')).review.due).toBe(0)
    await expect(createMistakesQuiz(scope, 'ALEX')).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('of an earlier day are chosen anew when none was answered, and taken up again when one was', async () => {
    const scope = await newcomer()
    await playDaysAgo(scope, 3, [0, 1, 2, 3, 4])
    const { id } = await createMistakesQuiz(scope, 'ALEX')
    await db().quiz.update({ where: { id }, data: { startedAt: subDays(new Date(), 1) } })
    await playDaysAgo(scope, 2, [0, 1])
    const { id: today } = await createMistakesQuiz(scope, 'ALEX')
    expect(today).not.toBe(id)
    expect(await db().quiz.count({ where: { userId: scope.userId, mode: 'SHORT' } })).toBe(1)
    const [first] = (await getQuizSession(scope, today)).answers
    await answerQuestion(scope, { answerId: first?.id ?? '', choiceIds: ['c'] })
    await db().quiz.update({ where: { id: today }, data: { startedAt: subDays(new Date(), 1) } })
    expect(await createMistakesQuiz(scope, 'ALEX')).toEqual({ id: today })
  })

  test('read the days in the time zone of the product, and an answer that was regraded', async () => {
    const scope = await newcomer()
    const question = await insertQuestion(db())
    const { answerIds } = await insertQuiz(db(), { userId: scope.userId, daycareId: ours.daycare.id }, [question])
    // Late in the evening in Montréal, the next day in Greenwich.
    await db().quizAnswer.update({
      where: { id: answerIds[0] ?? '' },
      data: { isCorrect: true, chosenKeys: ['a'], answeredAt: new Date('2026-01-11T03:30:00Z') },
    })
    const history = async () =>
      (await getAnswerHistory(scope, 'ALEX')).find(({ questionId }) => questionId === question.id)
    expect(await history()).toMatchObject({ rights: [true] })
    expect((await history())?.days.map(dayOfNumber)).toEqual(['2026-01-10'])
    await db().quizAnswer.update({ where: { id: answerIds[0] ?? '' }, data: { isCorrect: false, wasCorrect: true } })
    expect(await history()).toMatchObject({ rights: [false] })
    await db().question.update({ where: { id: question.id }, data: { status: 'ARCHIVED' } })
  })
})

test('every function costs a fixed number of statements, however much was played', async () => {
  const scope = await newcomer()
  await play(scope, [0, 1])
  await play(scope, [2])
  const { id, answers } = await started(scope)
  const [first] = answers
  if (!first) throw new Error('Too few questions')
  const count = async (work: () => Promise<unknown>) => (await countQueries(work)).queries
  const counts = {
    getQuizStats: await count(() => getQuizStats(scope, 'ALEX')),
    getQuizHistory: await count(() => getQuizHistory(scope, 'ALEX')),
    getCurrentQuiz: await count(() => getCurrentQuiz(scope, 'ALEX')),
    createOrGetCurrentQuiz: await count(() => createOrGetCurrentQuiz(scope, 'ALEX')),
    getQuizSession: await count(() => getQuizSession(scope, id)),
    // BEGIN, reading, the answer, the quiz, COMMIT.
    answerQuestion: await count(() => answerQuestion(scope, { answerId: first.id, choiceIds: ['c'] })),
    getQuestionAnswer: await count(() => getQuestionAnswer(scope, first.id)),
    getQuizResults: await count(() => getQuizResults(scope, id)),
    reportQuestion: await count(() => reportQuestion(scope, { answerId: first.id, reason: 'TYPO', text: '' })),
  }
  expect(counts).toEqual({
    getQuizStats: 3,
    getQuizHistory: 1,
    getCurrentQuiz: 1,
    createOrGetCurrentQuiz: 1,
    getQuizSession: 1,
    answerQuestion: 5,
    getQuestionAnswer: 1,
    getQuizResults: 1,
    reportQuestion: 2,
  })
})

describe('another person', () => {
  test.each(['teacherScope', 'managerScope'] as const)(
    'of another daycare (%s) finds nothing and changes nothing',
    async (who) => {
      const session = await started(await newcomer())
      const stranger = theirs[who]
      const answerId = session.answers[0]?.id ?? ''
      await expect(getQuizSession(stranger, session.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(getQuizResults(stranger, session.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(answerQuestion(stranger, { answerId, choiceIds: ['a'] })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
      await expect(getQuestionAnswer(stranger, answerId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(createMistakesQuiz(stranger, 'ALEX', session.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(reportQuestion(stranger, { answerId, reason: 'WRONG', text: '' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
      expect((await db().quizAnswer.findUniqueOrThrow({ where: { id: answerId } })).answeredAt).toBeNull()
    },
  )

  test('of the same daycare neither', async () => {
    const session = await started(await newcomer())
    await expect(getQuizSession(ours.teacherScope, session.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
