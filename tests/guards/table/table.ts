import { calendarDay } from '#app/lib/dates/dates.ts'
import { hashSecret } from '#app/server/session/password.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson } from '#tests/support/people.ts'
import { insertQuestion, insertQuiz } from '#tests/support/quizzes.ts'
import { createLoginLink } from '#tests/support/sign-in.ts'
import { methodOf } from '../methods.ts'
import { PASSWORD, type World } from '../world.ts'
import {
  AUTHED,
  DAYCARE,
  DAYCARE_WRITE,
  type Details,
  HIDDEN,
  MANAGER,
  OWN_ROW,
  OWN_ROW_WRITE,
  PUBLIC,
  type Row,
} from './expected.ts'
import { ADMINISTRATION_ROWS } from './table-administration.ts'
import { NOTICE_ROWS } from './table-notices.ts'
import { PEOPLE_ROWS } from './table-people.ts'
import { QUESTION_BANK_ROWS } from './table-question-bank.ts'
import { QUIZ_REVIEWS_ROWS } from './table-quiz-reviews.ts'
import { SECOND_FACTOR_ROWS } from './table-second-factor.ts'
import { SHEET_ROWS } from './table-sheets.ts'
import { SURVEY_ROWS } from './table-surveys.ts'
import { TEAM_NOTE_ROWS } from './table-team-notes.ts'
import { WEEK_ROWS } from './table-week.ts'
import { WELCOME_ROWS } from './table-welcome.ts'
import { WITHOUT_INPUT } from './table-without-input.ts'

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

const TODAY = calendarDay()

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

const DETAILS: Record<string, Details> = {
  ...ADMINISTRATION_ROWS,
  ...NOTICE_ROWS,
  ...PEOPLE_ROWS,
  ...QUESTION_BANK_ROWS,
  ...QUIZ_REVIEWS_ROWS,
  ...SECOND_FACTOR_ROWS,
  ...SHEET_ROWS,
  ...SURVEY_ROWS,
  ...TEAM_NOTE_ROWS,
  ...WEEK_ROWS,
  ...WELCOME_ROWS,
  auth_login: {
    who: PUBLIC,
    input: async (world) => ({ email: (await personWithPassword(world)).email, password: PASSWORD }),
  },
  auth_authenticateUser: { who: AUTHED, input: () => ({ password: PASSWORD }) },
  auth_authenticateUserWithToken: { who: PUBLIC, input: async (world) => ({ token: (await linkFor(world)).token }) },
  auth_exchangeLoginToken: { who: PUBLIC, input: async (world) => ({ token: (await linkFor(world)).token }) },
  auth_exchangeLoginCode: {
    who: PUBLIC,
    input: async (world) => ({ email: (await linkFor(world, '123456')).email, code: '123456' }),
  },
  auth_requestLoginLink: {
    who: PUBLIC,
    // The e-mail is prepared after the answer, whose time must not reveal whether the address is known.
    backgroundWork: 'unannounced',
    input: async (world) => ({ email: (await personWithPassword(world)).email }),
  },
  auth_generateUserSession: {
    who: DAYCARE,
    // A manager may make a link for her educators, a superadmin for anybody.
    except: { teacher: 403, foreignTeacher: 403, foreignManager: 404 },
    input: ({ people }) => ({ userId: people.teacher.id }),
  },
  auth_endSessionsOfPerson: {
    who: DAYCARE,
    // The same people as above; nobody ends her own so.
    except: { teacher: 403, foreignTeacher: 403, foreignManager: 404 },
    input: ({ people }) => ({ userId: people.teacher.id }),
  },
  auth_updatePassword: {
    who: AUTHED,
    // An e-mail notifies the person.
    backgroundWork: 'mail',
    input: () => ({ currentPassword: PASSWORD, newPassword: 'cailloux-du-ruisseau-gris' }),
  },

  // Allowed with an expired password; refused to managers, who may have several daycares.
  daycares_getTeacherDaycare: {
    who: AUTHED,
    except: { manager: 403, managerWithoutDaycare: 403, foreignManager: 403, superadmin: 403 },
  },
  // A superadmin creates a daycare for a manager, or for none yet.
  daycares_createDaycare: {
    who: MANAGER,
    except: { superadmin: 200 },
    input: () => ({ name: 'Garderie des Bouleaux', kind: 'GARDERIE' }),
  },
  daycares_updateSelectedDaycare: {
    who: AUTHED,
    except: { ...HIDDEN, managerWithoutDaycare: 404 },
    input: ({ hereId }) => ({ daycareId: hereId }),
  },

  activities_createTheme: { who: DAYCARE_WRITE, input: () => ({ name: 'Les champignons' }) },
  activities_createMaterial: { who: DAYCARE_WRITE, input: () => ({ name: 'Bottes de pluie' }) },
  activities_getActivities: { who: DAYCARE, input: () => ({ page: 1 }) },
  activities_countActivities: { who: DAYCARE, input: () => ({}) },
  activities_countFacet: { who: DAYCARE, input: () => ({ facet: 'places' }) },
  activities_getActivity: {
    who: DAYCARE,
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world) }),
  },
  activities_deleteActivity: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world) }),
  },
  activities_restoreActivity: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world, new Date()) }),
  },
  activities_getActivityMarks: {
    who: DAYCARE,
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world) }),
  },
  activities_setFavourite: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world), isFavourite: true }),
  },
  activities_setVisibility: {
    who: DAYCARE_WRITE,
    // Only the author may change the visibility.
    except: { ...HIDDEN, manager: 403 },
    input: async (world) => ({ activityId: await activityId(world), visibility: 'TEAM' }),
  },
  activities_adaptActivity: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world), id: crypto.randomUUID() }),
  },
  activities_markLived: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({
      activityId: await activityId(world),
      livedOn: TODAY,
      outcome: 'AGAIN',
      note: 'Plus de feuilles la prochaine fois.',
    }),
  },
  activities_unmarkLived: {
    who: DAYCARE_WRITE,
    input: async (world) => ({ activityId: await activityId(world), livedOn: TODAY }),
  },
  activities_getLivedBalance: { who: DAYCARE, input: () => ({ since: TODAY }) },
  activities_generateActivity: {
    who: DAYCARE_WRITE,
    input: () => ({ id: crypto.randomUUID(), timezone: 'America/Toronto', criteria: CRITERIA }),
  },
  activities_getActivityIdeas: { who: DAYCARE_WRITE, input: () => ({ criteria: CRITERIA }) },
  activities_findChildNames: { who: DAYCARE, input: () => ({ texts: ['Les enfants creusent.'] }) },
  activities_getNearActivities: {
    who: DAYCARE_WRITE,
    input: () => {
      const { materials: _, ...near } = CRITERIA
      return near
    },
  },
  activities_stopGeneration: {
    who: DAYCARE,
    except: OWN_ROW,
    input: async (world) => ({ id: await generationId(world) }),
  },
  activities_countActivitiesGeneratedToday: { who: DAYCARE, input: () => ({ timezone: 'America/Toronto' }) },

  quizzes_getQuizStats: { who: DAYCARE, input: () => ({ type: 'ALEX' }) },
  quizzes_getQuizHistory: { who: DAYCARE, input: () => ({ type: 'PETITE_ENFANCE' }) },
  quizzes_getCurrentQuiz: { who: DAYCARE, input: () => ({ type: 'ALEX' }) },
  quizzes_createOrGetCurrentQuiz: {
    who: DAYCARE_WRITE,
    input: async ({ db }) => {
      await insertQuestion(db)
      return { type: 'ALEX' }
    },
  },
  quizzes_createMistakesQuiz: {
    who: DAYCARE_WRITE,
    except: OWN_ROW_WRITE,
    input: async (world) => ({ type: 'ALEX', quizId: (await quizOf(world, true)).quizId }),
  },
  quizzes_getPaperQuiz: {
    who: DAYCARE,
    except: OWN_ROW,
    input: async (world) => ({ type: 'ALEX', quizId: (await quizOf(world, true)).quizId }),
  },
  quizzes_getQuizSession: {
    who: DAYCARE,
    except: OWN_ROW,
    input: async (world) => ({ quizId: (await quizOf(world)).quizId }),
  },
  quizzes_getQuizResults: {
    who: DAYCARE,
    except: OWN_ROW,
    input: async (world) => ({ quizId: (await quizOf(world, true)).quizId }),
  },
  quizzes_getQuestionAnswer: {
    who: DAYCARE,
    except: OWN_ROW,
    input: async (world) => ({ answerId: (await quizOf(world, true)).answerId }),
  },
  quizzes_answerQuestion: {
    who: DAYCARE_WRITE,
    except: OWN_ROW_WRITE,
    input: async (world) => ({ answerId: (await quizOf(world)).answerId, choiceIds: ['a'] }),
  },

  exercises_getExercise: { who: DAYCARE, input: () => ({ exerciseId: 1 }) },
  exercises_saveAttempt: {
    who: DAYCARE_WRITE,
    input: () => ({ exerciseId: 1, placements: { '1-1': 'risks' }, precautions: {}, finished: false }),
  },
  exercises_restartExercise: { who: DAYCARE_WRITE, input: () => ({ exerciseId: 1 }) },
  exercises_shareSituation: {
    who: DAYCARE_WRITE,
    except: OWN_ROW_WRITE,
    input: async (world) => ({ id: await situationId(world), shared: true }),
  },
  exercises_saveSituation: {
    who: DAYCARE_WRITE,
    input: () => ({ id: crypto.randomUUID(), version: 0, title: 'Notre butte', description: '', statements: [] }),
  },
  exercises_deleteSituation: {
    who: DAYCARE_WRITE,
    except: OWN_ROW_WRITE,
    input: async (world) => ({ id: await situationId(world) }),
  },
  exercises_restoreSituation: {
    who: DAYCARE_WRITE,
    except: OWN_ROW_WRITE,
    input: async (world) => ({ id: await situationId(world) }),
  },

  guides_saveReflection: {
    who: DAYCARE_WRITE,
    input: () => ({
      cardId: 'ge-01',
      round: 1,
      level: 'OFTEN',
      note: 'Je demande aux parents ce qui l’endort.',
      seen: null,
      answeredAt: 1_793_000_000_000,
    }),
  },
  guides_saveSmallStep: {
    who: DAYCARE_WRITE,
    input: () => ({ cardId: 'ge-01', text: 'Attendre dix secondes.', dueOn: '2026-12-01', done: false, seen: null }),
  },
  guides_saveMonthNote: {
    who: DAYCARE_WRITE,
    input: () => ({ month: 3, text: 'Réserver la cabane à sucre.', seen: null }),
  },
  guides_shareMonthNote: {
    who: DAYCARE_WRITE,
    except: OWN_ROW_WRITE,
    input: async ({ db, hereId, people }) => {
      const own = { daycareId: hereId, userId: people.teacher.id, month: 9 }
      await db.monthNote.createMany({ data: { ...own, text: 'Cueillir des pommes.' }, skipDuplicates: true })
      return { month: 9, isShared: true }
    },
  },
  guides_savePackingList: { who: DAYCARE_WRITE, input: () => ({ items: { eau: true }, ages: {}, season: 'WINTER' }) },
  guides_addPlace: { who: DAYCARE_WRITE, input: () => ({ axis: 'temps', step: 2 }) },
  guides_removePlace: {
    who: DAYCARE_WRITE,
    // All educators of the daycare share its places.
    except: HIDDEN,
    input: async (world) => ({ id: await placeId(world) }),
  },
  guides_search: { who: DAYCARE, input: () => ({ text: 'neige' }) },
}

/**
 * Every server function of the build; every-id.test.ts fails when the table has one too few or too many. The tests of this
 * folder run over it.
 */
export const TABLE: Record<string, Row> = Object.fromEntries([
  ...WITHOUT_INPUT.map(([id, expected]): [string, Row] => [id, { method: methodOf(id), expected }]),
  ...Object.entries(DETAILS).map(([id, { who, except, ...details }]): [string, Row] => [
    id,
    { ...details, method: methodOf(id), expected: { ...who, ...except } },
  ]),
])
