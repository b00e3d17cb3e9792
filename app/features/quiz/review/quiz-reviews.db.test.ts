import { subDays } from 'date-fns/subDays'
import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { Question, User } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { insertQuestion, playQuiz } from '#tests/support/quizzes.ts'
import { countQueries } from '#tests/support/statements.ts'
import { exportQuizReviews } from './export-reviews.server.ts'
import { getHardQuestions } from './hard-questions.server.ts'
import { getPendingReviews } from './pending-reviews.server.ts'
import { getAttemptReview, getMyAttemptReview, getMyReview, getPersonReview } from './person-review.server.ts'
import { closeReminder, getReminder, remind } from './reminders.server.ts'
import { removeReview, saveReview } from './save-review.server.ts'
import { getQuizReviewsByDaycare } from './team-review.server.ts'

const CLIENT = { ip: '127.0.0.1', userAgent: 'test' }
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000'

let here: StaffedDaycare
let there: StaffedDaycare
let questions: Question[]

beforeAll(async () => {
  questions = []
  for (let index = 0; index < 4; index++) questions.push(await insertQuestion(db()))
})

/** Two new daycares for each test: the one under test and another. */
async function createDaycares(): Promise<void> {
  ;({ here, there } = await createTwoDaycares(db()))
}

const owner = (person: User, { daycare }: StaffedDaycare) => ({ userId: person.id, daycareId: daycare.id })
const colleague = (options: { firstName?: string; lastName?: string } = {}) =>
  createPerson(db(), 'TEACHER', here.daycare, options)
const played = (person: User, answers: (boolean | null)[], options: { at?: Date; mode?: 'MISTAKES' } = {}) =>
  playQuiz(db(), { ...owner(person, here), ...options }, questions.slice(0, answers.length), answers)

describe('the team', () => {
  test('keeps right, wrong and unanswered apart, per person and program, by name', async () => {
    await createDaycares()
    const zoe = await colleague({ firstName: 'Zoé', lastName: 'Étienne' })
    await db().user.update({ where: { id: here.teacher.id }, data: { firstName: 'Amélie', lastName: 'Roy' } })
    await played(here.teacher, [true, true, false, true])
    await played(here.teacher, [false, null, null, null])
    // Only regular quizzes count: a quiz of mistakes must not change the results.
    await played(here.teacher, [true], { mode: 'MISTAKES' })
    await playQuiz(db(), owner(there.teacher, there), questions, [false, false, false, false])

    const { people } = await getQuizReviewsByDaycare(here.managerScope)
    expect(people.map(({ lastName }) => lastName)).toEqual(['Étienne', 'Roy'])
    const [first, second] = people
    expect(first).toMatchObject({
      userId: zoe.id,
      programs: { ALEX: { right: 0, wrong: 0, unanswered: 0, open: null } },
    })
    expect(second?.programs.ALEX).toMatchObject({
      right: 3,
      wrong: 2,
      unanswered: 3,
      finished: 1,
      unread: 1,
      open: { answered: 1, total: 4 },
      lastActivityAt: expect.any(Date),
    })
    expect(second?.programs.PETITE_ENFANCE).toMatchObject({ right: 0, finished: 0, open: null, lastActivityAt: null })
  })

  test('looks back as far as requested', async () => {
    await createDaycares()
    await played(here.teacher, [true, false], { at: subDays(new Date(), 40) })
    await played(here.teacher, [true, true])
    const counts = async (since?: 30 | 90) =>
      (await getQuizReviewsByDaycare(here.managerScope, since)).people[0]?.programs.ALEX
    expect(await counts()).toMatchObject({ right: 3, wrong: 1, finished: 2 })
    expect(await counts(90)).toMatchObject({ right: 3, wrong: 1, finished: 2 })
    expect(await counts(30)).toMatchObject({ right: 2, wrong: 0, finished: 1 })
  })

  test('holds nobody who has left, nor managers, and nobody at all when it is new', async () => {
    await createDaycares()
    const gone = await colleague()
    const { id } = await played(gone, [false, false])
    await played(here.manager, [false, false])
    await db().membership.deleteMany({ where: { userId: gone.id } })
    await db().membership.deleteMany({ where: { userId: here.teacher.id } })
    expect(await getQuizReviewsByDaycare(here.managerScope)).toEqual({ people: [] })
    expect(await getHardQuestions(here.managerScope)).toEqual({ questions: [], hidden: 0 })
    await expect(getPersonReview(here.managerScope, gone.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(getAttemptReview(here.managerScope, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remind(here.managerScope, gone.id, 'ALEX')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is that of the selected daycare, for a manager of two', async () => {
    await createDaycares()
    const { manager } = here
    await db().membership.create({ data: { userId: manager.id, daycareId: there.daycare.id, role: 'MANAGER' } })
    await played(here.teacher, [true])
    const seen = async (staffed: StaffedDaycare) =>
      (await getQuizReviewsByDaycare(scopeOf(manager, staffed.daycare))).people.map(({ userId }) => userId)
    expect(await seen(here)).toEqual([here.teacher.id])
    expect(await seen(there)).toEqual([there.teacher.id])
    const elsewhere = scopeOf(manager, there.daycare)
    await expect(getPersonReview(elsewhere, here.teacher.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('hard questions', () => {
  /** New people of the team answer the first question: `right` of them correctly, then `wrong` of them wrongly. */
  async function teamAnswers(right: number, wrong: number): Promise<User[]> {
    const people: User[] = []
    for (let index = 0; index < right + wrong; index++) {
      const person = await colleague()
      await played(person, [index < right])
      people.push(person)
    }
    return people
  }

  test('show from four people on, with the most chosen wrong option and no name', async () => {
    await createDaycares()
    const people = await teamAnswers(1, 2)
    expect(await getHardQuestions(here.managerScope)).toEqual({ questions: [], hidden: 1 })
    const fourth = await colleague()
    await played(fourth, [true])
    const hard = await getHardQuestions(here.managerScope)
    expect(hard).toEqual({
      hidden: 0,
      questions: [
        expect.objectContaining({
          versionId: questions[0]?.currentVersionId,
          people: 4,
          right: 2,
          rightChoices: ['Choix a'],
          lure: 'Choix c',
        }),
      ],
    })
    for (const { id, email, lastName } of [...people, fourth])
      for (const word of [id, email, lastName]) expect(JSON.stringify(hard)).not.toContain(word)
  })

  test('count each person once, by her last answer, and only the team', async () => {
    await createDaycares()
    const [first] = await teamAnswers(0, 4)
    if (!first) throw new Error('No team')
    await played(first, [true])
    await played(here.manager, [false])
    for (let index = 0; index < 5; index++) {
      const stranger = await createPerson(db(), 'TEACHER', there.daycare)
      await playQuiz(db(), owner(stranger, there), questions, [false, false, false, false])
    }
    const { questions: hard } = await getHardQuestions(here.managerScope)
    expect(hard.map(({ people, right }) => [people, right])).toEqual([[4, 1]])
  })

  test('leave out what is archived, and keep the versions of a question apart', async () => {
    await createDaycares()
    const question = await insertQuestion(db())
    for (let index = 0; index < 4; index++) await playQuiz(db(), owner(await colleague(), here), [question], [false])
    expect((await getHardQuestions(here.managerScope)).questions).toHaveLength(1)
    const former = await db().questionVersion.findUniqueOrThrow({ where: { id: question.currentVersionId ?? '' } })
    const { id: _id, choices, link, ...content } = former
    const version = await db().questionVersion.create({
      data: { ...content, number: 2, prompt: 'Récrite?', choices: choices ?? [], ...(link && { link }) },
    })
    const rewritten = { id: question.id, currentVersionId: version.id }
    await db().question.update({ where: { id: question.id }, data: { currentVersionId: version.id } })
    for (let index = 0; index < 3; index++) await playQuiz(db(), owner(await colleague(), here), [rewritten], [false])
    const { questions: hard, hidden } = await getHardQuestions(here.managerScope)
    expect(hard.map(({ versionId, people }) => [versionId, people])).toEqual([[former.id, 4]])
    expect(hidden).toBe(1)
    await db().question.update({ where: { id: question.id }, data: { status: 'ARCHIVED' } })
    expect(await getHardQuestions(here.managerScope)).toEqual({ questions: [], hidden: 0 })
  })
})

describe('one attempt', () => {
  test('shows the answered questions, and only counts the others', async () => {
    await createDaycares()
    const { id } = await played(here.teacher, [true, false, null, null])
    const attempt = await getAttemptReview(here.managerScope, id)
    expect(attempt).toMatchObject({
      person: { userId: here.teacher.id },
      right: 1,
      wrong: 1,
      unanswered: 2,
      finishedAt: null,
      review: null,
    })
    expect(attempt.answers.map(({ isCorrect, chosenKeys, rightKeys }) => [isCorrect, chosenKeys, rightKeys])).toEqual([
      [true, ['a'], ['a']],
      [false, ['c'], ['a']],
    ])
  })

  test('is marked as reviewed once, whatever the number of clicks, and that can be undone', async () => {
    await createDaycares()
    const { id } = await played(here.teacher, [true])
    const review = { quizId: id, version: 0, note: '', visible: false }
    const clicks = await Promise.all(Array.from({ length: 10 }, () => saveReview(here.managerScope, review)))
    expect(new Set(clicks.map(({ version }) => version))).toEqual(new Set([1]))
    const unread = async () => (await getQuizReviewsByDaycare(here.managerScope)).people[0]?.programs.ALEX.unread
    expect(await unread()).toBe(0)
    await removeReview(here.managerScope, { quizId: id, version: 1 })
    await removeReview(here.managerScope, { quizId: id, version: 1 })
    expect(await unread()).toBe(1)
  })

  test('is reviewed only once it is finished', async () => {
    await createDaycares()
    const { id } = await played(here.teacher, [true, null])
    const saving = () => saveReview(here.managerScope, { quizId: id, version: 0, note: 'Déjà bien', visible: false })
    await expect(saving()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db().quizReview.count({ where: { quizId: id } })).toBe(0)
    await db().quiz.update({ where: { id }, data: { finishedAt: new Date() } })
    expect(await saving()).toEqual({ version: 1 })
    expect((await getQuizReviewsByDaycare(here.managerScope)).people[0]?.programs.ALEX.unread).toBe(0)
  })

  test('a note is not overwritten by somebody who has not read it', async () => {
    await createDaycares()
    const { id } = await played(here.teacher, [true])
    const other = scopeOf(await createPerson(db(), 'MANAGER', here.daycare), here.daycare)
    const note = (text: string, version: number) => ({ quizId: id, version, note: text, visible: false })
    expect(await saveReview(here.managerScope, note('Première', 0))).toEqual({ version: 1 })
    await expect(saveReview(other, note('Deuxième', 0))).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await saveReview(other, note('Deuxième', 1))).toEqual({ version: 2 })
    // A retry after a lost reply: the same note again.
    expect(await saveReview(other, note('Deuxième', 1))).toEqual({ version: 2 })
    await expect(saveReview(here.managerScope, note('Troisième', 1))).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(removeReview(here.managerScope, { quizId: id, version: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await db().quizReview.findUnique({ where: { quizId: id } })).toMatchObject({ note: 'Deuxième', version: 2 })
  })
})

describe('what an educator sees of herself', () => {
  test('is what her manager sees, without the private notes', async () => {
    await createDaycares()
    const first = await played(here.teacher, [true, false], { at: subDays(new Date(), 3) })
    const second = await played(here.teacher, [false, false], { at: subDays(new Date(), 2) })
    await played(here.teacher, [true, null])
    await saveReview(here.managerScope, { quizId: first.id, version: 0, note: 'Beau progrès!', visible: true })
    await saveReview(here.managerScope, { quizId: second.id, version: 0, note: 'À surveiller', visible: false })

    const seen = await getPersonReview(here.managerScope, here.teacher.id)
    const mine = await getMyReview(here.teacherScope)
    const asHers = <A extends { review: { note: string; visible: boolean; version: number } | null }>(attempt: A) => ({
      ...attempt,
      review: attempt.review && {
        ...attempt.review,
        version: 0,
        note: attempt.review.visible ? attempt.review.note : '',
      },
    })
    expect(mine).toEqual({ ...seen, attempts: seen.attempts.map(asHers) })
    expect(JSON.stringify(mine)).toContain('Beau progrès!')
    expect(JSON.stringify(mine)).not.toContain('À surveiller')
    for (const { id } of [first, second]) {
      const attempt = await getMyAttemptReview(here.teacherScope, id)
      expect(attempt).toEqual(asHers(await getAttemptReview(here.managerScope, id)))
      expect(JSON.stringify(attempt)).not.toContain('À surveiller')
    }
  })

  test('is nobody else’s, and a manager is seen by nobody', async () => {
    await createDaycares()
    const other = await colleague()
    const { id } = await played(here.teacher, [true])
    await expect(getMyAttemptReview(scopeOf(other, here.daycare), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(getMyReview(here.managerScope)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('reminders', () => {
  test('one card in seven days, whatever the number of clicks; an answer takes it away', async () => {
    await createDaycares()
    const send = () => remind(here.managerScope, here.teacher.id, 'ALEX')
    const clicks = await Promise.allSettled(Array.from({ length: 10 }, send))
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(send()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await getReminder(here.teacherScope, 'ALEX')).toEqual({ sentAt: expect.any(Date) })
    expect(await getReminder(here.teacherScope, 'PETITE_ENFANCE')).toBeNull()
    expect(await getReminder(there.teacherScope, 'ALEX')).toBeNull()
    await played(here.teacher, [true], { at: new Date(Date.now() + 1_000) })
    expect(await getReminder(here.teacherScope, 'ALEX')).toBeNull()
  })

  test('a closed card stays closed until the next reminder', async () => {
    await createDaycares()
    await remind(here.managerScope, here.teacher.id, 'ALEX')
    await closeReminder(here.teacherScope, 'ALEX')
    expect(await getReminder(here.teacherScope, 'ALEX')).toBeNull()
    await db().quizReminder.updateMany({
      where: { userId: here.teacher.id },
      data: { sentAt: subDays(new Date(), 8) },
    })
    await remind(here.managerScope, here.teacher.id, 'ALEX')
    expect(await getReminder(here.teacherScope, 'ALEX')).not.toBeNull()
  })
})

describe('the file', () => {
  test('opens in French Excel, holds what the filters leave, no formula and no note, and is in the audit log', async () => {
    await createDaycares()
    const formulaPerson = await colleague({ firstName: '=HYPERLINK("http://exemple.test")', lastName: '; « é »' })
    const { id } = await played(formulaPerson, [true, false])
    await played(here.teacher, [true, null])
    await saveReview(here.managerScope, { quizId: id, version: 0, note: 'Secret', visible: false })
    const { csv } = await exportQuizReviews(here.managerScope, { program: 'ALEX' }, CLIENT)
    expect(csv.startsWith('\uFEFFPersonne;Programme;État;')).toBe(true)
    expect(csv.endsWith('\r\n')).toBe(true)
    expect(csv).not.toMatch(/(^|;|")=/m)
    expect(csv).not.toContain('Secret')
    const { data } = Papa.parse<Record<string, string>>(csv.slice(1), {
      header: true,
      delimiter: ';',
      skipEmptyLines: true,
    })
    expect(data).toHaveLength(2)
    expect(data.find(({ Personne }) => Personne?.includes('HYPERLINK'))).toMatchObject({
      Programme: 'Quiz Alex',
      État: 'Terminé',
      'Quiz terminés': '1',
      'Réponses justes': '1',
      'Réponses erronées': '1',
      'Sans réponse': '0',
    })
    const only = await exportQuizReviews(here.managerScope, { program: 'ALEX', state: 'open' }, CLIENT)
    expect(only.csv.trim().split('\r\n')).toHaveLength(2)
    const entries = await db().auditEntry.findMany({
      where: { daycareId: here.daycare.id, action: 'quizReviews.exported' },
    })
    expect(entries.map(({ actorId, details }) => [actorId, details])).toEqual([
      [here.manager.id, { rows: 2 }],
      [here.manager.id, { rows: 1 }],
    ])
  })
})

test('a manager of another daycare finds nothing and changes nothing', async () => {
  await createDaycares()
  const { id } = await played(here.teacher, [true, false])
  const scope: DaycareScope = there.managerScope
  const review = { quizId: id, version: 0, note: 'Ailleurs', visible: true }
  const tries = [
    getPersonReview(scope, here.teacher.id),
    getAttemptReview(scope, id),
    getMyAttemptReview(there.teacherScope, id),
    saveReview(scope, review),
    removeReview(scope, { quizId: id, version: 1 }),
    remind(scope, here.teacher.id, 'ALEX'),
    getPersonReview(here.managerScope, UNKNOWN_ID),
    saveReview(here.managerScope, { ...review, quizId: UNKNOWN_ID }),
  ]
  for (const each of await Promise.allSettled(tries))
    expect(each).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
  expect(await db().quizReview.count({ where: { quizId: id } })).toBe(0)
  expect(await db().quizReminder.count({ where: { userId: here.teacher.id } })).toBe(0)
})

test('every function costs a fixed number of statements, whatever the size of the team', async () => {
  await createDaycares()
  const { id } = await played(here.teacher, [true, false, null])
  const count = async (work: () => Promise<unknown>) => (await countQueries(work)).queries
  const measure = async () => ({
    team: await count(() => getQuizReviewsByDaycare(here.managerScope)),
    hard: await count(() => getHardQuestions(here.managerScope)),
    person: await count(() => getPersonReview(here.managerScope, here.teacher.id)),
    attempt: await count(() => getAttemptReview(here.managerScope, id)),
    mine: await count(() => getMyReview(here.teacherScope)),
    reminder: await count(() => getReminder(here.teacherScope, 'ALEX')),
    pending: await count(() => getPendingReviews(here.managerScope)),
    export: await count(() => exportQuizReviews(here.managerScope, {}, CLIENT)),
  })
  const few = await measure()
  for (let index = 0; index < 5; index++) await played(await colleague(), [false, true, false])
  expect(await measure()).toEqual(few)
  expect(few).toEqual({ team: 1, hard: 2, person: 2, attempt: 1, mine: 2, reminder: 1, pending: 1, export: 2 })
  // BEGIN, the attempt, the review, COMMIT.
  const { id: finishedId } = await played(here.teacher, [true])
  const saving = () => saveReview(here.managerScope, { quizId: finishedId, version: 0, note: '', visible: false })
  expect(await count(saving)).toBe(4)
})
