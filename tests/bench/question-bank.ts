import pg from 'pg'
import type { BankFilters } from '#app/features/quiz/bank/schema.ts'
import type { ListPage } from './library-pages.ts'
import { withoutIndexes } from './seed.ts'

/** Numbers of rows: questions of the bank, answers of all daycares. */
export type BankSize = { questions: number; answers: number }

const NO_FILTER: BankFilters = { q: '', programs: [], topics: [], statuses: [], toReview: false, reported: false }

/** Inputs of the list of questions: each filter, and those that were slow together. */
const LIST_INPUTS: Record<string, { filters: BankFilters; page: number }> = {
  'première page': { filters: NO_FILTER, page: 1 },
  'centième page': { filters: NO_FILTER, page: 100 },
  'un mot': { filters: { ...NO_FILTER, q: 'ecorce 4242' }, page: 1 },
  'un programme, un statut': { filters: { ...NO_FILTER, programs: ['ALEX'], statuses: ['READY'] }, page: 1 },
  'un thème': { filters: { ...NO_FILTER, topics: ['meteo-et-saisons'] }, page: 1 },
  'à revoir': { filters: { ...NO_FILTER, toReview: true }, page: 1 },
  'à revoir, un mot': { filters: { ...NO_FILTER, toReview: true, q: 'ecorce' }, page: 1 },
  'à revoir, un programme': { filters: { ...NO_FILTER, toReview: true, programs: ['ALEX'] }, page: 1 },
  signalées: { filters: { ...NO_FILTER, reported: true }, page: 1 },
}

/**
 * Fills the question bank and its answers in a migrated database that has people. Without the checks and triggers of each
 * row, which would take minutes; the tallies are computed at the end, as the migration does.
 */
export async function seedBank(databaseUrl: string, { questions, answers }: BankSize): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO "Question" (id, program, status, "updatedAt")
       SELECT gen_random_uuid(), (enum_range(NULL::"Program"))[1 + n % 2], 'READY', now() - make_interval(mins => n) FROM generate_series(1, $1) n`,
      [questions],
    )
    await client.query(
      `INSERT INTO "QuestionVersion" (id, "questionId", number, kind, topic, difficulty, prompt, choices, "explanationRight", "explanationWrong", source)
       SELECT gen_random_uuid(), id, 1, 'SINGLE', 'meteo-et-saisons', 1, 'Que faire de l’écorce ' || row_number() OVER () || ' avant la sortie en forêt?',
         '[{"key":"a","text":"La garder au sec","correct":true},{"key":"b","text":"La laisser sur l’arbre","correct":false},{"key":"c","text":"La brûler au camp","correct":false}]',
         repeat('Ce qui tient l’arbre en vie reste sur l’arbre. ', 6), repeat('On ramasse ce qui est déjà tombé. ', 6), 'Repère de pratique' FROM "Question" WHERE "currentVersionId" IS NULL`,
    )
    await client.query(
      `UPDATE "Question" SET "currentVersionId" = v.id FROM "QuestionVersion" v WHERE v."questionId" = "Question".id`,
    )
    for (const column of ['quizId', 'questionId', 'questionVersionId'])
      await client.query(`ALTER TABLE "QuizAnswer" DROP CONSTRAINT "QuizAnswer_${column}_fkey"`)
    await client.query('ALTER TABLE "QuizAnswer" DISABLE TRIGGER USER')
    await client.query(
      `INSERT INTO "Quiz" (id, "daycareId", "userId", type, "startedAt", "finishedAt")
       SELECT gen_random_uuid(), u."selectedDaycareId", u.id, 'ALEX', now(), now()
       FROM "User" u, generate_series(1, 1 + ($1::int / 10) / (SELECT count(*)::int FROM "User"))`,
      [answers],
    )
    const fill = () =>
      client.query(
        `INSERT INTO "QuizAnswer" (id, "quizId", "daycareId", "userId", position, "questionId", "questionVersionId", "choiceOrder", "chosenKeys", "isCorrect", "answeredAt")
       SELECT gen_random_uuid(), q.id, q."daycareId", q."userId", p, v."questionId", v.id, '{a,b,c}',
         ARRAY[CASE WHEN (q.n + p) % 3 < 1 THEN 'b' ELSE 'a' END], (q.n + p) % 3 >= 1, now()
       FROM (SELECT *, row_number() OVER () AS n FROM "Quiz" LIMIT $1::int / 10) q, generate_series(0, 9) p
       JOIN (SELECT *, row_number() OVER () - 1 AS n FROM "QuestionVersion") v ON true
       WHERE v.n = (q.n * 10 + p) % $2`,
        [answers, questions],
      )
    await withoutIndexes(client, 'QuizAnswer', fill)
    await client.query(
      `INSERT INTO "AnswerTally" ("questionVersionId", chosen, count)
       SELECT "questionVersionId", "chosenKeys"[1], count(*) FROM "QuizAnswer" GROUP BY 1, 2`,
    )
    await client.query('VACUUM (ANALYZE)')
  } finally {
    await client.end()
  }
}

/** The list of questions under each of its inputs, and the numbers above it. */
export async function bankPages(): Promise<ListPage[]> {
  const { getBankCounts, getQuestionBank } = await import('#app/features/quiz/bank/list/bank-list.server.ts')
  const scope = { userId: crypto.randomUUID(), role: 'SUPERADMIN' as const, daycareId: null }
  const lists = Object.entries(LIST_INPUTS).map(([name, input]) => ({
    name: `banque, ${name}`,
    read: () => getQuestionBank(scope, input),
  }))
  return [...lists, { name: 'banque, nombres', read: () => getBankCounts(scope) }]
}
