import { hashSecret } from '#app/server/session/password.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson } from '#tests/support/people.ts'
import { createQuestion, createQuiz } from '#tests/support/quizzes.ts'
import { createLink } from '#tests/support/sign-in.ts'
import { PASSWORD, type World } from '../world.ts'
import { ADMIN, AUTHED, DAYCARE, HER_OWN, HIDDEN, MANAGER, PUBLIC, READ_ONLY, type Row } from './expected.ts'
import { QUIZ_REVIEWS_ROWS } from './quiz-reviews-rows.ts'
import { ADMINISTRATION_ROWS } from './table-administration.ts'
import { PEOPLE_ROWS } from './table-people.ts'
import { QUESTION_BANK_ROWS } from './table-question-bank.ts'
import { SHEET_ROWS } from './table-sheets.ts'

/** Somebody with a password, for the functions that sign in. */
async function stranger({ db }: World): Promise<{ id: string; email: string }> {
  const person = await createPerson(db, 'TEACHER')
  const owner = await db.user.findFirstOrThrow({ where: { passwordHash: { not: null } } })
  await db.user.update({ where: { id: person.id }, data: { passwordHash: owner.passwordHash } })
  return person
}

async function linkFor(world: World, code?: string): Promise<{ token: string; email: string }> {
  const { id, email } = await stranger(world)
  return { token: await createLink(world.db, id, code ? await hashSecret(code) : null), email }
}

async function activityId({ db, hereId, people }: World, deletedAt: Date | null = null): Promise<string> {
  const { id } = await createActivity(db, { daycareId: hereId, authorId: people.teacher.id }, { deletedAt })
  return id
}

const CRITERIA = {
  ageGroups: ['AGE_3_YEARS_4_YEARS'],
  developments: ['DEVELOPMENT_COGNITIVE'],
  themes: ['Oiseaux'],
  materials: [],
  place: 'YARD',
  season: 'SPRING',
  durationMinutes: 20,
}

const TODAY = new Date().toISOString().slice(0, 10)

/** A generation of the educator that is under way. */
async function generationId({ db, hereId, people }: World): Promise<string> {
  const owner = { userId: people.teacher.id, daycareId: hereId }
  const { id } = await db.generation.create({ data: { id: crypto.randomUUID(), ...owner, criteria: CRITERIA } })
  return id
}

/** An open quiz of the educator with one question; its answer is wrong once stored. */
async function quizOf(
  { db, hereId, people }: World,
  isAnswered = false,
): Promise<{ quizId: string; answerId: string }> {
  const question = await createQuestion(db)
  const owner = { userId: people.teacher.id, daycareId: hereId }
  const { id, answerIds } = await createQuiz(db, owner, [question])
  const answeredAt = new Date()
  if (isAnswered)
    await db.quiz.update({
      where: { id },
      data: {
        finishedAt: answeredAt,
        answers: { updateMany: { where: {}, data: { chosenKeys: ['c'], isCorrect: false, answeredAt } } },
      },
    })
  return { quizId: id, answerId: answerIds[0] ?? '' }
}

async function placeId({ db, hereId, people }: World): Promise<string> {
  const row = { daycareId: hereId, userId: people.teacher.id, axis: 'temps', step: 2 }
  return (await db.continuumPlace.create({ data: row })).id
}

async function situationId({ db, hereId, people }: World): Promise<string> {
  const row = { id: crypto.randomUUID(), daycareId: hereId, userId: people.teacher.id, title: 'Notre butte' }
  return (await db.situation.create({ data: row })).id
}

/**
 * Every server function of the build: a function without a row fails the tests, and so does a row without a function.
 * The other tests of this folder throw hostile payloads at whatever is listed here.
 */
export const TABLE: Record<string, Row> = {
  ...ADMINISTRATION_ROWS,
  ...PEOPLE_ROWS,
  ...QUESTION_BANK_ROWS,
  ...QUIZ_REVIEWS_ROWS,
  ...SHEET_ROWS,
  auth_getCurrentUser: { method: 'GET', expected: PUBLIC },
  auth_login: {
    method: 'POST',
    expected: PUBLIC,
    input: async (world) => ({ email: (await stranger(world)).email, password: PASSWORD }),
  },
  auth_logout: { method: 'GET', expected: PUBLIC },
  auth_authenticateUser: { method: 'POST', expected: AUTHED, input: () => ({ password: PASSWORD }) },
  auth_authenticateUserWithToken: {
    method: 'POST',
    expected: PUBLIC,
    input: async (world) => ({ token: (await linkFor(world)).token }),
  },
  auth_exchangeLoginToken: {
    method: 'POST',
    expected: PUBLIC,
    input: async (world) => ({ token: (await linkFor(world)).token }),
  },
  auth_exchangeLoginCode: {
    method: 'POST',
    expected: PUBLIC,
    input: async (world) => ({ email: (await linkFor(world, '123456')).email, code: '123456' }),
  },
  auth_requestLoginLink: {
    method: 'POST',
    expected: PUBLIC,
    // The message leaves after the answer, whose time must not tell whether the address is known.
    worksOn: 'unannounced',
    input: async (world) => ({ email: (await stranger(world)).email }),
  },
  auth_generateUserSession: {
    method: 'POST',
    // For the educators of one's own daycare, and for anyone by a superadmin.
    expected: { ...DAYCARE, teacher: 403, foreignTeacher: 403, foreignManager: 404 },
    input: ({ people }) => ({ userId: people.teacher.id }),
  },
  auth_updatePassword: {
    method: 'POST',
    // The message that tells of it.
    worksOn: 'mail',
    expected: AUTHED,
    input: () => ({ currentPassword: PASSWORD, newPassword: 'cailloux-du-ruisseau-gris' }),
  },

  daycares_getManagerDaycares: { method: 'GET', expected: MANAGER },
  daycares_getTeacherDaycare: {
    method: 'GET',
    // An educator knows her daycare before she has chosen a password.
    expected: { ...ADMIN, superadmin: 403, teacher: 200, expired: 200, foreignTeacher: 200 },
  },
  daycares_getDaycares: { method: 'GET', expected: ADMIN },
  daycares_createDaycare: {
    method: 'POST',
    expected: MANAGER,
    input: () => ({ name: 'Garderie des Bouleaux', kind: 'GARDERIE' }),
  },
  daycares_updateSelectedDaycare: {
    method: 'POST',
    expected: { ...AUTHED, ...HIDDEN, managerWithoutDaycare: 404 },
    input: ({ hereId }) => ({ daycareId: hereId }),
  },
  managers_getCurrentManager: { method: 'GET', expected: MANAGER },

  activities_getAgeGroups: { method: 'GET', expected: AUTHED },
  activities_getDevelopments: { method: 'GET', expected: AUTHED },
  activities_getThemes: { method: 'GET', expected: AUTHED },
  activities_getMaterials: { method: 'GET', expected: AUTHED },
  activities_createTheme: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ name: 'Les champignons' }),
  },
  activities_createMaterial: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ name: 'Bottes de pluie' }),
  },
  activities_getActivities: { method: 'GET', expected: DAYCARE, input: () => ({ page: 1 }) },
  activities_countActivities: { method: 'GET', expected: DAYCARE, input: () => ({}) },
  activities_getActivity: {
    method: 'GET',
    expected: { ...DAYCARE, ...HIDDEN },
    input: async (world) => ({ activityId: await activityId(world) }),
  },
  activities_deleteActivity: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY, ...HIDDEN },
    input: async (world) => ({ activityId: await activityId(world) }),
  },
  activities_restoreActivity: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY, ...HIDDEN },
    input: async (world) => ({ activityId: await activityId(world, new Date()) }),
  },
  activities_getTrash: { method: 'GET', expected: DAYCARE },
  activities_getActivityMarks: {
    method: 'GET',
    expected: { ...DAYCARE, ...HIDDEN },
    input: async (world) => ({ activityId: await activityId(world) }),
  },
  activities_setFavourite: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY, ...HIDDEN },
    input: async (world) => ({ activityId: await activityId(world), isFavourite: true }),
  },
  activities_setVisibility: {
    method: 'POST',
    // Only its author chooses who reads it.
    expected: { ...DAYCARE, ...READ_ONLY, ...HIDDEN, manager: 403 },
    input: async (world) => ({ activityId: await activityId(world), visibility: 'TEAM' }),
  },
  activities_adaptActivity: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY, ...HIDDEN },
    input: async (world) => ({ activityId: await activityId(world), id: crypto.randomUUID() }),
  },
  activities_markLived: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY, ...HIDDEN },
    input: async (world) => ({
      activityId: await activityId(world),
      livedOn: TODAY,
      outcome: 'AGAIN',
      note: 'Plus de feuilles la prochaine fois.',
    }),
  },
  activities_unmarkLived: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: async (world) => ({ activityId: await activityId(world), livedOn: TODAY }),
  },
  activities_getLivedBalance: { method: 'GET', expected: DAYCARE, input: () => ({ since: TODAY }) },
  activities_getWeek: { method: 'GET', expected: DAYCARE, input: () => ({ monday: '2026-11-23' }) },
  activities_planActivity: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY, ...HIDDEN },
    input: async (world) => ({ activityId: await activityId(world), day: '2026-11-23', slot: 'MORNING' }),
  },
  activities_unplanActivity: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: async (world) => ({ activityId: await activityId(world), day: '2026-11-23', slot: 'MORNING' }),
  },
  activities_copyWeek: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ from: '2026-11-23', to: '2026-11-30' }),
  },
  activities_generateActivity: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ id: crypto.randomUUID(), timezone: 'America/Toronto', criteria: CRITERIA }),
  },
  activities_getActivityIdeas: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ criteria: CRITERIA }),
  },
  activities_findChildNames: {
    method: 'POST',
    expected: { ...DAYCARE },
    input: () => ({ texts: ['Les enfants creusent.'] }),
  },
  activities_getNearActivities: {
    method: 'GET',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => {
      const { materials: _, ...near } = CRITERIA
      return near
    },
  },
  activities_stopGeneration: {
    method: 'POST',
    expected: { ...DAYCARE, ...HER_OWN },
    input: async (world) => ({ id: await generationId(world) }),
  },
  activities_countActivitiesGeneratedToday: {
    method: 'GET',
    expected: DAYCARE,
    input: () => ({ timezone: 'America/Toronto' }),
  },

  quizzes_getQuizStats: { method: 'GET', expected: DAYCARE, input: () => ({ type: 'ALEX' }) },
  quizzes_getQuizHistory: { method: 'GET', expected: DAYCARE, input: () => ({ type: 'PETITE_ENFANCE' }) },
  quizzes_getCurrentQuiz: { method: 'GET', expected: DAYCARE, input: () => ({ type: 'ALEX' }) },
  quizzes_createOrGetCurrentQuiz: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: async ({ db }) => {
      await createQuestion(db)
      return { type: 'ALEX' }
    },
  },
  quizzes_createMistakesQuiz: {
    method: 'POST',
    expected: { ...DAYCARE, ...HER_OWN, ...READ_ONLY },
    input: async (world) => ({ type: 'ALEX', quizId: (await quizOf(world, true)).quizId }),
  },
  quizzes_getQuizSession: {
    method: 'GET',
    expected: { ...DAYCARE, ...HER_OWN },
    input: async (world) => ({ quizId: (await quizOf(world)).quizId }),
  },
  quizzes_getQuizResults: {
    method: 'GET',
    expected: { ...DAYCARE, ...HER_OWN },
    input: async (world) => ({ quizId: (await quizOf(world, true)).quizId }),
  },
  quizzes_getQuestionAnswer: {
    method: 'GET',
    expected: { ...DAYCARE, ...HER_OWN },
    input: async (world) => ({ answerId: (await quizOf(world, true)).answerId }),
  },
  quizzes_answerQuestion: {
    method: 'POST',
    expected: { ...DAYCARE, ...HER_OWN, ...READ_ONLY },
    input: async (world) => ({ answerId: (await quizOf(world)).answerId, choiceIds: ['a'] }),
  },

  exercises_getExercises: { method: 'GET', expected: DAYCARE },
  exercises_getExercise: { method: 'GET', expected: DAYCARE, input: () => ({ exerciseId: 1 }) },
  exercises_getProgress: { method: 'GET', expected: DAYCARE },
  exercises_saveAttempt: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ exerciseId: 1, placements: { '1-1': 'risks' }, precautions: {}, finished: false }),
  },
  exercises_restartExercise: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ exerciseId: 1 }),
  },
  exercises_getSituations: { method: 'GET', expected: DAYCARE },
  exercises_getSharedSituations: { method: 'GET', expected: DAYCARE },
  exercises_shareSituation: {
    method: 'POST',
    expected: { ...DAYCARE, ...HER_OWN, ...READ_ONLY },
    input: async (world) => ({ id: await situationId(world), shared: true }),
  },
  exercises_saveSituation: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ id: crypto.randomUUID(), version: 0, title: 'Notre butte', description: '', statements: [] }),
  },
  exercises_deleteSituation: {
    method: 'POST',
    expected: { ...DAYCARE, ...HER_OWN, ...READ_ONLY },
    input: async (world) => ({ id: await situationId(world) }),
  },
  exercises_restoreSituation: {
    method: 'POST',
    expected: { ...DAYCARE, ...HER_OWN, ...READ_ONLY },
    input: async (world) => ({ id: await situationId(world) }),
  },

  guides_getReflections: { method: 'GET', expected: DAYCARE },
  guides_saveReflection: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({
      cardId: 'pb-01',
      round: 1,
      level: 'OFTEN',
      note: 'Je demande aux parents ce qui l’endort.',
      seen: null,
    }),
  },
  guides_getSmallStep: { method: 'GET', expected: DAYCARE },
  guides_saveSmallStep: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ cardId: 'pb-01', text: 'Attendre dix secondes.', dueOn: '2026-12-01', done: false, seen: null }),
  },
  guides_getCalendarNotes: { method: 'GET', expected: DAYCARE },
  guides_saveMonthNote: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ month: 3, text: 'Réserver la cabane à sucre.', seen: null }),
  },
  guides_getPackingList: { method: 'GET', expected: DAYCARE },
  guides_savePackingList: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ items: { eau: true }, ages: {}, season: 'WINTER' }),
  },
  guides_getPlaces: { method: 'GET', expected: DAYCARE },
  guides_addPlace: {
    method: 'POST',
    expected: { ...DAYCARE, ...READ_ONLY },
    input: () => ({ axis: 'temps', step: 2 }),
  },
  guides_removePlace: {
    method: 'POST',
    // The colleagues of the daycare share its place.
    expected: { ...DAYCARE, ...HIDDEN, ...READ_ONLY },
    input: async (world) => ({ id: await placeId(world) }),
  },
  guides_search: { method: 'GET', expected: DAYCARE, input: () => ({ text: 'neige' }) },
}
