import type { PrismaClient, Question, User } from '#app/server/generated/prisma/client.ts'
import { createActivity, createHandoverToken } from './activities.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare } from './people.ts'
import { insertQuiz, playQuiz } from './quizzes.ts'
import { projectPaths } from './source-files.ts'

type QuizProgram = Question['program']
type Route = { address: string; path: string }

/** Every page, read from the files in app/routes; `address` is that of the router: `/activities/$activityId`. */
export function routes(): Route[] {
  const files = projectPaths('app/routes')
    .filter((path) => path.endsWith('.tsx') && !/\/-|__root/.test(path))
    .map((path) => path.slice('app/routes'.length, -'.tsx'.length))
  return files
    .filter((path) => !files.some((other) => other.startsWith(`${path}/`)))
    .map((path) => ({ path, address: path.replace(/\/_[^/]+|\/index$/g, '') || '/' }))
}

/** Redirects, a page that needs a valid link, unknown addresses, and a page of development. */
const NOT_A_PAGE = new Set(['/', '/auth', '/$', '/styleguide'])

/** Addresses of all pages that can be visited. */
export const pageAddresses = (): string[] =>
  routes().flatMap(({ address }) => (NOT_A_PAGE.has(address) ? [] : [address]))

/** A daycare with some data on every page. */
type PopulatedDaycare = StaffedDaycare & { db: PrismaClient; activityId: string; finishedQuizId: string }

/** Two questions of the shipped bank that have the choices a, b and c, as {@link insertQuiz} needs. */
export const shippedQuestions = (db: PrismaClient, program: QuizProgram): Promise<Question[]> => {
  const choices = (key: string) => ({ currentVersion: { choices: { array_contains: [{ key }] } } })
  return db.question.findMany({
    where: { program, status: 'READY', key: { not: null }, AND: ['a', 'b', 'c'].map(choices) },
    take: 2,
    orderBy: { key: 'asc' },
  })
}

async function createPopulatedDaycare(db: PrismaClient): Promise<PopulatedDaycare> {
  const staff = await createStaffedDaycare(db)
  const { daycare, teacher, manager } = staff
  // Invited, and never signed in.
  await createPerson(db, 'TEACHER', daycare, { lastLogin: null })
  const activity = await createActivity(db, { daycareId: daycare.id, authorId: teacher.id })
  const owner = { daycareId: daycare.id, userId: teacher.id }
  const quiz = await playQuiz(db, owner, await shippedQuestions(db, 'ALEX'), [false, true])
  const note = 'À reprendre ensemble.'
  await db.quizReview.create({
    data: { quizId: quiz.id, daycareId: daycare.id, managerId: manager.id, note, visible: true },
  })
  return { ...staff, db, activityId: activity.id, finishedQuizId: quiz.id }
}

async function openQuiz({ db, daycare, teacher }: PopulatedDaycare, program: QuizProgram): Promise<string> {
  const owner = { daycareId: daycare.id, userId: teacher.id, program }
  return (await insertQuiz(db, owner, await shippedQuestions(db, program))).id
}

/** Id that replaces the parameter of an address, and of those below it. */
const PARAMETERS: Record<string, (populated: PopulatedDaycare) => Promise<string>> = {
  '/activities/$activityId': async ({ activityId }) => activityId,
  '/papier/$activityId': async ({ activityId }) => activityId,
  '/quiz/$quizId': (populated) => openQuiz(populated, 'PETITE_ENFANCE'),
  '/alex/quiz/$quizId': (populated) => openQuiz(populated, 'ALEX'),
  '/alex/risks-vs-benefits/$exerciseId': async () => '1',
  '/alex/risks-vs-benefits/surveys/$surveyId': async ({ db, daycare, manager }) => {
    const survey = { daycareId: daycare.id, exerciseId: 1, openedById: manager.id }
    return (await db.survey.create({ data: survey })).id
  },
  '/alex/risks-vs-benefits/situations/$situationId': async ({ db, daycare, teacher }) => {
    const row = { id: crypto.randomUUID(), daycareId: daycare.id, userId: teacher.id, title: 'Notre butte' }
    return (await db.situation.create({ data: row })).id
  },
  '/releve/$token': ({ db, daycare, teacher }) =>
    createHandoverToken(db, { daycareId: daycare.id, userId: teacher.id }),
  '/quiz-reviews/people/$personId': async ({ teacher }) => teacher.id,
  '/quiz-reviews/attempts/$quizId': async ({ finishedQuizId }) => finishedQuizId,
  '/seen-by-manager/$quizId': async ({ finishedQuizId }) => finishedQuizId,
  '/admin/question-bank/$questionId': async ({ db }) => (await shippedQuestions(db, 'ALEX'))[0]?.id ?? '',
}

/** Who may visit the pages of a layout, or a page; the first one found in the path of the route counts. */
const VISITORS: [layout: string, visitor: (populated: PopulatedDaycare) => User | null | Promise<User>][] = [
  ['/_admin/', ({ db }) => createPerson(db, 'SUPERADMIN')],
  ['/_manager/', ({ manager }) => manager],
  ['/_daycare/', ({ teacher }) => teacher],
  ['/_person/', ({ teacher }) => teacher],
  ['/_onboarding/create-daycare', ({ manager }) => manager],
  ['/_onboarding/has_no_daycare', ({ db }) => createPerson(db, 'TEACHER')],
  [
    '/_onboarding/password-expired',
    ({ db, daycare }) => createPerson(db, 'TEACHER', daycare, { passwordExpired: true, lastLogin: null }),
  ],
  ['/_public/', () => null],
  ['/releve/', () => null],
]

/** Creates the rows that a page needs. @returns its path and a person who may visit it, or null for a public page */
export async function preparePage(db: PrismaClient, address: string): Promise<{ path: string; person: User | null }> {
  const route = routes().find((it) => it.address === address)
  const visitor = VISITORS.find(([layout]) => route?.path.includes(layout))?.[1]
  const parameter = /\$\w+/.exec(address)?.[0]
  const row = PARAMETERS[address.replace(/(\$\w+).*/, '$1')]
  if (!visitor || (parameter && !row))
    throw new Error(`${address}: say in tests/support/pages.ts what it shows, and to whom`)
  const populated = await createPopulatedDaycare(db)
  const path = parameter && row ? address.replace(parameter, await row(populated)) : address
  return { path, person: await visitor(populated) }
}
