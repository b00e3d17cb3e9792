import type { Role } from '#app/domain/enums.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { createTestDatabase, openCluster } from '#tests/support/cluster.ts'
import { type Statement, statementsOf } from '#tests/support/statements.ts'
import { frenchSeconds } from '#tests/support/tools.ts'
import { costOf } from './plan.ts'
import { ANSWERS_PER_DAYCARE, answersIn, type QuizIds, type QuizSize, seedQuizzes } from './seed-quizzes.ts'

/*
 * `npm run bench:quizzes`: cost in the database of the quiz pages, with the statements of the application: list, question,
 * review of the manager. `-- --full` uses the size of a region: 1 000 daycares, 2 000 000 answers. The cost must not depend
 * on the size of the other daycares: it is compared with a database ten times smaller.
 */

const full = process.argv.includes('--full')
const SIZE: QuizSize = { daycares: full ? 1_000 : 100 }
const FEW: QuizSize = { daycares: SIZE.daycares / 10 }
/** Most milliseconds in the database per page. */
const LIMIT_MS = 20
const BIG_TABLES = ['Quiz', 'QuizAnswer', 'QuizReview', 'Membership', 'User']

const number = (value: number, digits = 0) =>
  value.toLocaleString('fr-CA', { maximumFractionDigits: digits, minimumFractionDigits: digits })

type Page = { name: string; read: () => Promise<unknown> }

/** The pages with their reads, on the database of `process.env.DATABASE_URL`. */
async function pagesOf(ids: QuizIds): Promise<Page[]> {
  const quizzes = await import('#app/features/quiz/play/server.ts')
  const results = await import('#app/features/quiz/play/quiz-results.server.ts')
  const answers = await import('#app/features/quiz/play/answer-question.server.ts')
  const team = await import('#app/features/quiz/review/team-review.server.ts')
  const hard = await import('#app/features/quiz/review/hard-questions.server.ts')
  const person = await import('#app/features/quiz/review/person-review.server.ts')
  const reminders = await import('#app/features/quiz/review/reminders.server.ts')
  const scopeOf = (userId: string, role: Role): DaycareScope => ({ userId, role, daycareId: ids.daycareId })
  const educator = scopeOf(ids.userId, 'TEACHER')
  const manager = scopeOf(ids.managerId, 'MANAGER')
  const type = 'ALEX'
  return [
    {
      name: 'page de la liste',
      read: async () => {
        await quizzes.getCurrentQuiz(educator, type)
        await results.getQuizStats(educator, type)
        await results.getQuizHistory(educator, type)
        await reminders.getReminder(educator, type)
      },
    },
    {
      name: 'une question',
      read: async () => {
        await quizzes.getQuizSession(educator, ids.quizId)
        await answers.getQuestionAnswer(educator, ids.answerId)
      },
    },
    {
      name: 'revue de la gestionnaire',
      read: async () => {
        await team.getQuizReviewsByDaycare(manager)
        await hard.getHardQuestions(manager)
      },
    },
    { name: 'une personne', read: () => person.getPersonReview(manager, ids.userId) },
    { name: 'une tentative', read: () => person.getAttemptReview(manager, ids.quizId) },
  ]
}

/** The same statement with the ids of another database. */
function withIdsOf({ text, values }: Statement, from: QuizIds, to: QuizIds): Statement {
  const names = Object.keys(from) as (keyof QuizIds)[]
  const swap = (value: unknown) => {
    const name = names.find((key) => from[key] === value)
    return name ? to[name] : value
  }
  return { text, values: values.map(swap) }
}

async function fill(url: string, size: QuizSize): Promise<QuizIds> {
  const started = performance.now()
  const ids = await seedQuizzes(url, size)
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${number(size.daycares)} milieux, ${number(answersIn(size))} réponses (remplie en ${frenchSeconds(seconds)})`,
  )
  return ids
}

async function measure({ name, read }: Page, many: [string, QuizIds], few: [string, QuizIds]): Promise<string[]> {
  const problems: string[] = []
  let total = 0
  for (const statement of await statementsOf(read)) {
    const cost = await costOf(many[0], statement)
    const before = await costOf(few[0], withIdsOf(statement, many[1], few[1]))
    total += cost.ms
    const label = `${name}, ${statement.text.replace(/\s+/g, ' ').slice(0, 60)}…`
    console.log(
      `    ${number(cost.ms, 2)} ms, ${number(cost.blocks)} blocs (${number(before.blocks)} sur dix fois moins)`,
    )
    const scanned = cost.fullScans.filter((table) => BIG_TABLES.includes(table))
    if (scanned.length > 0) problems.push(`${label} : ${scanned.join(', ')} lu en entier`)
    // From 250 MB on the visibility map has two blocks: one more block per answer read.
    if (cost.blocks > before.blocks * 2 + ANSWERS_PER_DAYCARE)
      problems.push(`${label} : le coût suit la taille des autres milieux`)
  }
  console.log(`  ${name} : ${number(total, 2)} ms`)
  if (total > LIMIT_MS) problems.push(`${name} : ${number(total, 1)} ms, plus de ${LIMIT_MS}`)
  return problems
}

async function main(): Promise<boolean> {
  const closeCluster = await openCluster()
  const few = await createTestDatabase()
  const many = await createTestDatabase()
  const problems: string[] = []
  try {
    // The statements are captured from the operations of the application, on the larger database.
    process.env.DATABASE_URL = many.url
    console.log('\nQuiz')
    const fewIds = await fill(few.ownerUrl, FEW)
    const manyIds = await fill(many.ownerUrl, SIZE)
    for (const page of await pagesOf(manyIds))
      problems.push(...(await measure(page, [many.url, manyIds], [few.url, fewIds])))
  } finally {
    const { db } = await import('#app/server/database/db.server.ts')
    await db().$disconnect()
    await Promise.all([few.drop(), many.drop()])
    await closeCluster()
  }
  for (const problem of problems) console.log(`✗ ${problem}`)
  return problems.length === 0
}

process.exitCode = (await main()) ? 0 : 1
