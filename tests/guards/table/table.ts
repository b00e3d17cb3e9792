import { hashSecret } from '#app/server/session/password.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson } from '#tests/support/people.ts'
import { insertQuestion, insertQuiz } from '#tests/support/quizzes.ts'
import { createLoginLink } from '#tests/support/sign-in.ts'
import { methodOf } from '../methods.ts'
import { EXPECTED } from '../who.ts'
import { PASSWORD, type World } from '../world.ts'
import { type Details, HIDDEN, OWN_ROW, OWN_ROW_WRITE, type Row } from './expected.ts'
import { ADMINISTRATION_ROWS } from './table-administration.ts'
import { PEOPLE_ROWS } from './table-people.ts'
import { QUESTION_BANK_ROWS } from './table-question-bank.ts'
import { QUIZ_REVIEWS_ROWS } from './table-quiz-reviews.ts'
import { SHEET_ROWS } from './table-sheets.ts'

/** Creates a person with {@link PASSWORD}, for the functions that sign in. */
async function personWithPassword({ db }: World): Promise<{ id: string; email: string }> {
  const person = await createPerson(db, 'TEACHER')
  const owner = await db.user.findFirstOrThrow({ where: { passwordHash: { not: null } } })
  await db.user.update({ where: { id: person.id }, data: { passwordHash: owner.passwordHash } })
  return person
}

async function linkFor(world: World, code?: string): Promise<{ token: string; email: string }> {
  const { id, email } = await personWithPassword(world)
  return { token: await createLoginLink(world.db, id, code ? await hashSecret(code) : null), email }
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

/** Starts a generation of the teacher. */
async function generationId({ db, hereId, people }: World): Promise<string> {
  const owner = { userId: people.teacher.id, daycareId: hereId }
  const { id } = await db.generation.create({ data: { id: crypto.randomUUID(), ...owner, criteria: CRITERIA } })
  return id
}

/** Creates a quiz of the teacher with one question, open, or finished with a wrong answer. */
async function quizOf(
  { db, hereId, people }: World,
  isAnswered = false,
): Promise<{ quizId: string; answerId: string }> {
  const question = await insertQuestion(db)
  const owner = { userId: people.teacher.id, daycareId: hereId }
  const { id, answerIds } = await insertQuiz(db, owner, [question])
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

/** Inputs of the functions, and statuses that differ from those of their list in `who.ts`. */
export const DETAILS: Record<string, Details> = {
  ...ADMINISTRATION_ROWS,
  ...PEOPLE_ROWS,
  ...QUESTION_BANK_ROWS,
  ...QUIZ_REVIEWS_ROWS,
  ...SHEET_ROWS,
  auth_login: { input: async (world) => ({ email: (await personWithPassword(world)).email, password: PASSWORD }) },
  auth_authenticateUser: { input: () => ({ password: PASSWORD }) },
  auth_authenticateUserWithToken: { input: async (world) => ({ token: (await linkFor(world)).token }) },
  auth_exchangeLoginToken: { input: async (world) => ({ token: (await linkFor(world)).token }) },
  auth_exchangeLoginCode: {
    input: async (world) => ({ email: (await linkFor(world, '123456')).email, code: '123456' }),
  },
  auth_requestLoginLink: {
    // The e-mail is prepared after the answer, whose time must not reveal whether the address is known.
    backgroundWork: 'unannounced',
    input: async (world) => ({ email: (await personWithPassword(world)).email }),
  },
  auth_generateUserSession: {
    // A manager may make a link for her educators, a superadmin for anybody.
    except: { teacher: 403, foreignTeacher: 403, foreignManager: 404 },
    input: ({ people }) => ({ userId: people.teacher.id }),
  },
  auth_updatePassword: {
    // An e-mail notifies the person.
    backgroundWork: 'mail',
    input: () => ({ currentPassword: PASSWORD, newPassword: 'cailloux-du-ruisseau-gris' }),
  },

  // Allowed with an expired password; refused to managers, who may have several daycares.
  daycares_getTeacherDaycare: {
    except: { manager: 403, managerWithoutDaycare: 403, foreignManager: 403, superadmin: 403 },
  },
  // A superadmin creates a daycare for a manager, or for none yet.
  daycares_createDaycare: {
    except: { superadmin: 200 },
    input: () => ({ name: 'Garderie des Bouleaux', kind: 'GARDERIE' }),
  },
  daycares_updateSelectedDaycare: {
    except: { ...HIDDEN, managerWithoutDaycare: 404 },
    input: ({ hereId }) => ({ daycareId: hereId }),
  },

  activities_createTheme: { input: () => ({ name: 'Les champignons' }) },
  activities_createMaterial: { input: () => ({ name: 'Bottes de pluie' }) },
  activities_getActivities: { input: () => ({ page: 1 }) },
  activities_countActivities: { input: () => ({}) },
  activities_getActivity: { except: HIDDEN, input: async (world) => ({ activityId: await activityId(world) }) },
  activities_deleteActivity: { except: HIDDEN, input: async (world) => ({ activityId: await activityId(world) }) },
  activities_restoreActivity: {
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world, new Date()) }),
  },
  activities_getActivityMarks: { except: HIDDEN, input: async (world) => ({ activityId: await activityId(world) }) },
  activities_setFavourite: {
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world), isFavourite: true }),
  },
  activities_setVisibility: {
    // Only the author may change the visibility.
    except: { ...HIDDEN, manager: 403 },
    input: async (world) => ({ activityId: await activityId(world), visibility: 'TEAM' }),
  },
  activities_adaptActivity: {
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world), id: crypto.randomUUID() }),
  },
  activities_markLived: {
    except: HIDDEN,
    input: async (world) => ({
      activityId: await activityId(world),
      livedOn: TODAY,
      outcome: 'AGAIN',
      note: 'Plus de feuilles la prochaine fois.',
    }),
  },
  activities_unmarkLived: { input: async (world) => ({ activityId: await activityId(world), livedOn: TODAY }) },
  activities_getLivedBalance: { input: () => ({ since: TODAY }) },
  activities_getWeek: { input: () => ({ monday: '2026-11-23' }) },
  activities_planActivity: {
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world), day: '2026-11-23', slot: 'MORNING' }),
  },
  activities_unplanActivity: {
    input: async (world) => ({ activityId: await activityId(world), day: '2026-11-23', slot: 'MORNING' }),
  },
  activities_copyWeek: { input: () => ({ from: '2026-11-23', to: '2026-11-30' }) },
  activities_generateActivity: {
    input: () => ({ id: crypto.randomUUID(), timezone: 'America/Toronto', criteria: CRITERIA }),
  },
  activities_getActivityIdeas: { input: () => ({ criteria: CRITERIA }) },
  activities_findChildNames: { input: () => ({ texts: ['Les enfants creusent.'] }) },
  activities_getNearActivities: {
    input: () => {
      const { materials: _, ...near } = CRITERIA
      return near
    },
  },
  activities_stopGeneration: { except: OWN_ROW, input: async (world) => ({ id: await generationId(world) }) },
  activities_countActivitiesGeneratedToday: { input: () => ({ timezone: 'America/Toronto' }) },

  quizzes_getQuizStats: { input: () => ({ type: 'ALEX' }) },
  quizzes_getQuizHistory: { input: () => ({ type: 'PETITE_ENFANCE' }) },
  quizzes_getCurrentQuiz: { input: () => ({ type: 'ALEX' }) },
  quizzes_createOrGetCurrentQuiz: {
    input: async ({ db }) => {
      await insertQuestion(db)
      return { type: 'ALEX' }
    },
  },
  quizzes_createMistakesQuiz: {
    except: OWN_ROW_WRITE,
    input: async (world) => ({ type: 'ALEX', quizId: (await quizOf(world, true)).quizId }),
  },
  quizzes_getQuizSession: { except: OWN_ROW, input: async (world) => ({ quizId: (await quizOf(world)).quizId }) },
  quizzes_getQuizResults: { except: OWN_ROW, input: async (world) => ({ quizId: (await quizOf(world, true)).quizId }) },
  quizzes_getQuestionAnswer: {
    except: OWN_ROW,
    input: async (world) => ({ answerId: (await quizOf(world, true)).answerId }),
  },
  quizzes_answerQuestion: {
    except: OWN_ROW_WRITE,
    input: async (world) => ({ answerId: (await quizOf(world)).answerId, choiceIds: ['a'] }),
  },

  exercises_getExercise: { input: () => ({ exerciseId: 1 }) },
  exercises_saveAttempt: {
    input: () => ({ exerciseId: 1, placements: { '1-1': 'risks' }, precautions: {}, finished: false }),
  },
  exercises_restartExercise: { input: () => ({ exerciseId: 1 }) },
  exercises_shareSituation: {
    except: OWN_ROW_WRITE,
    input: async (world) => ({ id: await situationId(world), shared: true }),
  },
  exercises_saveSituation: {
    input: () => ({ id: crypto.randomUUID(), version: 0, title: 'Notre butte', description: '', statements: [] }),
  },
  exercises_deleteSituation: { except: OWN_ROW_WRITE, input: async (world) => ({ id: await situationId(world) }) },
  exercises_restoreSituation: { except: OWN_ROW_WRITE, input: async (world) => ({ id: await situationId(world) }) },

  guides_saveReflection: {
    input: () => ({
      cardId: 'pb-01',
      round: 1,
      level: 'OFTEN',
      note: 'Je demande aux parents ce qui l’endort.',
      seen: null,
    }),
  },
  guides_saveSmallStep: {
    input: () => ({ cardId: 'pb-01', text: 'Attendre dix secondes.', dueOn: '2026-12-01', done: false, seen: null }),
  },
  guides_saveMonthNote: { input: () => ({ month: 3, text: 'Réserver la cabane à sucre.', seen: null }) },
  guides_savePackingList: { input: () => ({ items: { eau: true }, ages: {}, season: 'WINTER' }) },
  guides_addPlace: { input: () => ({ axis: 'temps', step: 2 }) },
  guides_removePlace: {
    // All educators of the daycare share its places.
    except: HIDDEN,
    input: async (world) => ({ id: await placeId(world) }),
  },
  guides_search: { input: () => ({ text: 'neige' }) },
}

/**
 * Every server function of the build; every-id.test.ts fails when `who.ts` has one too few or too many. The tests of this
 * folder run over this table.
 */
export const TABLE: Record<string, Row> = Object.fromEntries(
  Object.entries(EXPECTED).map(([id, expected]) => {
    const { except, ...details } = DETAILS[id] ?? {}
    return [id, { ...details, method: methodOf(id), expected: { ...expected, ...except } }]
  }),
)
