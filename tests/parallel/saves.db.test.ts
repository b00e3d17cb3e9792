import { beforeAll, describe, expect, test } from 'vitest'
import { adaptActivity, markLived, setFavourite, setVisibility } from '#app/features/activities/marks/server.ts'
import { createMaterial, createTheme } from '#app/features/activities/reference-lists/server.ts'
import { reportSection } from '#app/features/activities/reports/server.ts'
import { restoreActivityVersion } from '#app/features/activities/sheet/edit/activity-versions.server.ts'
import { reviewActivity, updateActivity } from '#app/features/activities/sheet/edit/server.ts'
import { planActivity } from '#app/features/activities/week/server.ts'
import { saveSituation } from '#app/features/exercises/own-sheets/situations.server.ts'
import { saveAttempt } from '#app/features/exercises/sort/attempts.server.ts'
import { savePackingList } from '#app/features/guides/backpack/server.ts'
import { saveMonthNote } from '#app/features/guides/notes/own-notes.server.ts'
import { saveReflection, saveSmallStep } from '#app/features/guides/self-assessment/server.ts'
import { answerQuestion } from '#app/features/quiz/play/answer-question.server.ts'
import { createOrGetCurrentQuiz } from '#app/features/quiz/play/server.ts'
import { removeReview, saveReview } from '#app/features/quiz/review/save-review.server.ts'
import { calendarDay } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { Question } from '#app/server/generated/prisma/client.ts'
import { PRACTICE_IDS } from '#content/guides/self-assessment/types.ts'
import { createActivity } from '#tests/support/activities.ts'
import { parallelStatusCounts } from '#tests/support/parallel-status-counts.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { insertQuestion, insertQuiz, playQuiz } from '#tests/support/quizzes.ts'

/*
 * The same thing saved ten times at once, in each of two daycares: one call wins per daycare, or all agree, and none gets a
 * status 500.
 */

const TIMES = 10
const ONE_WINS = { 200: 1, 409: TIMES - 1 }
const ALL_AGREE = { 200: TIMES }
const CARD = PRACTICE_IDS[0]

let questions: Question[]
beforeAll(async () => {
  questions = await Promise.all(Array.from({ length: 12 }, () => insertQuestion(db())))
})

type Save = (index: number) => Promise<unknown>
/** `prepare` creates the rows, and returns the save to call ten times; `index` makes each call different. */
type Case = [name: string, prepare: (staffed: StaffedDaycare) => Promise<Save>, expected: Record<number, number>]

const sheetOf = async ({ daycare, teacher }: StaffedDaycare): Promise<string> =>
  (await createActivity(db(), { daycareId: daycare.id, authorId: teacher.id })).id
const titled = (activityId: string, version: number, title: string) =>
  ({ activityId, version, section: 'titre', value: title, reason: 'EDIT' }) as const
const situation = (id: string, version: number, title: string) => ({
  id,
  version,
  title,
  description: '',
  statements: [],
})
const reflection = (note: string, seen: number | null) =>
  ({ cardId: CARD, round: 1, level: 'OFTEN', note, seen }) as const
const step = (text: string, seen: number | null) => ({ cardId: null, text, dueOn: null, done: false, seen })

const cases: Case[] = [
  [
    'a section of an activity',
    async (staffed) => {
      const id = await sheetOf(staffed)
      return (index) => updateActivity(staffed.teacherScope, titled(id, 1, `Le jeu ${index}`))
    },
    ONE_WINS,
  ],
  [
    'sections of an activity, typed after a first one',
    async (staffed) => {
      const id = await sheetOf(staffed)
      await updateActivity(staffed.teacherScope, titled(id, 1, 'Le jeu du début'))
      return (index) => updateActivity(staffed.teacherScope, titled(id, 2, `Le jeu ${index}`))
    },
    ONE_WINS,
  ],
  [
    'a former version of an activity, brought back',
    async (staffed) => {
      const id = await sheetOf(staffed)
      await updateActivity(staffed.teacherScope, titled(id, 1, 'Un autre titre'))
      return () => restoreActivityVersion(staffed.teacherScope, { activityId: id, version: 2, number: 1 })
    },
    ONE_WINS,
  ],
  [
    'the review of an activity',
    async (staffed) => {
      const id = await sheetOf(staffed)
      return () => reviewActivity(staffed.managerScope, { activityId: id, version: 1, isReviewed: false })
    },
    ALL_AGREE,
  ],
  [
    'a situation of one’s own',
    async ({ teacherScope }) => {
      const { id } = await saveSituation(teacherScope, situation(crypto.randomUUID(), 0, 'Le ruisseau'))
      return (index) => saveSituation(teacherScope, situation(id, 1, `Le ruisseau ${index}`))
    },
    ONE_WINS,
  ],
  [
    'a new situation, sent ten times',
    async ({ teacherScope }) => {
      const id = crypto.randomUUID()
      return () => saveSituation(teacherScope, situation(id, 0, 'La butte'))
    },
    ALL_AGREE,
  ],
  [
    'the first note of a month',
    async ({ teacherScope }) =>
      (index) =>
        saveMonthNote(teacherScope, { month: 3, text: `Note ${index}`, seen: null }),
    ONE_WINS,
  ],
  [
    'the note of a month, written over',
    async ({ teacherScope }) => {
      const kept = await saveMonthNote(teacherScope, { month: 4, text: 'Avant', seen: null })
      const seen = kept?.updatedAt.getTime() ?? 0
      return (index) => saveMonthNote(teacherScope, { month: 4, text: `Note ${index}`, seen })
    },
    ONE_WINS,
  ],
  [
    'a first reflection',
    async ({ teacherScope }) =>
      (index) =>
        saveReflection(teacherScope, reflection(`Idée ${index}`, null)),
    ONE_WINS,
  ],
  [
    'a reflection, written over',
    async ({ teacherScope }) => {
      const { updatedAt } = await saveReflection(teacherScope, reflection('Avant', null))
      return (index) => saveReflection(teacherScope, reflection(`Idée ${index}`, updatedAt.getTime()))
    },
    ONE_WINS,
  ],
  [
    'a first small step',
    async ({ teacherScope }) =>
      (index) =>
        saveSmallStep(teacherScope, step(`Pas ${index}`, null)),
    ONE_WINS,
  ],
  [
    'a small step, written over',
    async ({ teacherScope }) => {
      const { updatedAt } = await saveSmallStep(teacherScope, step('Avant', null))
      return (index) => saveSmallStep(teacherScope, step(`Pas ${index}`, updatedAt.getTime()))
    },
    ONE_WINS,
  ],
  [
    'a manager’s first note on an attempt',
    async (staffed) => {
      const { id } = await playQuiz(db(), ownerOf(staffed), questions.slice(0, 2), [true, false])
      return (index) =>
        saveReview(staffed.managerScope, { quizId: id, version: 0, note: `Bravo ${index}`, visible: true })
    },
    ONE_WINS,
  ],
  [
    'a manager’s note on an attempt, written over',
    async (staffed) => {
      const { id } = await playQuiz(db(), ownerOf(staffed), questions.slice(0, 2), [true, false])
      const { version } = await saveReview(staffed.managerScope, { quizId: id, version: 0, note: '', visible: true })
      return (index) => saveReview(staffed.managerScope, { quizId: id, version, note: `Bravo ${index}`, visible: true })
    },
    ONE_WINS,
  ],
  [
    'a manager’s note on an attempt, taken away',
    async (staffed) => {
      const { id } = await playQuiz(db(), ownerOf(staffed), questions.slice(0, 2), [true, false])
      const { version } = await saveReview(staffed.managerScope, { quizId: id, version: 0, note: '', visible: true })
      return () => removeReview(staffed.managerScope, { quizId: id, version })
    },
    ALL_AGREE,
  ],
  [
    'an answer of a quiz, ten times the same',
    async (staffed) => {
      const { answerIds } = await insertQuiz(db(), ownerOf(staffed), questions.slice(0, 2))
      return () => answerQuestion(staffed.teacherScope, { answerId: answerIds[0] ?? '', choiceIds: ['a'] })
    },
    ALL_AGREE,
  ],
  [
    'a quiz',
    async ({ teacherScope }) =>
      () =>
        createOrGetCurrentQuiz(teacherScope, 'ALEX'),
    ALL_AGREE,
  ],
  [
    'a theme',
    async ({ teacherScope }) =>
      () =>
        createTheme(teacherScope, { name: 'Les ruisseaux' }),
    ALL_AGREE,
  ],
  [
    'a material',
    async ({ teacherScope }) =>
      () =>
        createMaterial(teacherScope, { name: 'Des cordes' }),
    ALL_AGREE,
  ],
  [
    'the packing list',
    async ({ teacherScope }) =>
      (index) =>
        savePackingList(teacherScope, { items: {}, ages: { AGE_3_YEARS_4_YEARS: index % 2 === 0 } }),
    ALL_AGREE,
  ],
  [
    'an attempt at an exercise',
    async ({ teacherScope }) =>
      () =>
        saveAttempt(teacherScope, { exerciseId: 1, placements: {}, precautions: {}, finished: false }),
    ALL_AGREE,
  ],
  [
    'marks, visibility, copy, plan and report of an activity',
    async (staffed) => {
      const activityId = await sheetOf(staffed)
      const { teacherScope } = staffed
      const livedOn = calendarDay()
      const copy = crypto.randomUUID()
      const saves: Save[] = [
        (index) => setFavourite(teacherScope, { activityId, isFavourite: index % 2 === 0 }),
        () => setVisibility(teacherScope, { activityId, visibility: 'TEAM' }),
        (index) => markLived(teacherScope, { activityId, livedOn, outcome: null, note: `Jour ${index}` }),
        () => adaptActivity(teacherScope, { activityId, id: copy }),
        () => planActivity(teacherScope, { activityId, day: '2026-11-23', slot: 'MORNING' }),
        (index) => reportSection(teacherScope, { activityId, section: 'titre', reason: 'OTHER', note: `Non ${index}` }),
      ]
      return (index) => Promise.all(saves.map((save) => save(index)))
    },
    ALL_AGREE,
  ],
]

function ownerOf({ daycare, teacher }: StaffedDaycare) {
  return { daycareId: daycare.id, userId: teacher.id }
}

describe('ten at once', () => {
  test.each(cases)('%s', async (_name, prepare, expected) => {
    const { here, there } = await createTwoDaycares(db())
    const saves = [await prepare(here), await prepare(there)]
    expect(await Promise.all(saves.map((save) => parallelStatusCounts(TIMES, save)))).toEqual([expected, expected])
  })

  test('the losers of a section get the winning text, with the same error as a late save', async () => {
    const { here, there } = await createTwoDaycares(db())
    const [id, other] = [await sheetOf(here), await sheetOf(there)]
    const results = await Promise.allSettled(
      Array.from({ length: TIMES }, (_, index) => updateActivity(here.teacherScope, titled(id, 1, `Le jeu ${index}`))),
    )
    const won = results.findIndex(({ status }) => status === 'fulfilled')
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    const late = await updateActivity(here.teacherScope, titled(id, 1, 'Trop tard')).catch((error) => error)
    expect(late).toBeInstanceOf(AppError)
    expect(lost).toEqual(Array.from({ length: TIMES - 1 }, () => late))
    expect(await db().activity.findUnique({ where: { id } })).toMatchObject({ version: 2, title: `Le jeu ${won}` })
    expect(await db().activityVersion.findMany({ where: { activityId: id } })).toMatchObject([{ number: 1 }])
    expect(await db().activity.findUnique({ where: { id: other } })).toMatchObject({ version: 1 })
  })
})
