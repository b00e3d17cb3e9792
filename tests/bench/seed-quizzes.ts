import pg from 'pg'
import { seedReference } from '#prisma/seed/reference.ts'

/** Daycares of ten educators and one manager each; twenty quizzes of ten questions per educator, two of them open. */
export type QuizSize = { daycares: number }

const EDUCATORS = 10
const QUIZZES = 20
const QUESTIONS = 10

/** Answers of one daycare, whatever the size of the others. */
export const ANSWERS_PER_DAYCARE = EDUCATORS * QUIZZES * QUESTIONS

/** Number of answers in a database of this size. */
export const answersIn = ({ daycares }: QuizSize): number => daycares * ANSWERS_PER_DAYCARE

/** Ids that the measures use. */
export type QuizIds = { daycareId: string; managerId: string; userId: string; quizId: string; answerId: string }

/**
 * Fills a migrated, empty database in a few statements. The rows are in chronological order, so that those of a daycare are
 * scattered over the table, as in production.
 */
export async function seedQuizzes(databaseUrl: string, { daycares }: QuizSize): Promise<QuizIds> {
  await seedReference(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // The rows are valid by construction: checking and indexing each of them would take longer than inserting it.
    await client.query('ALTER TABLE "QuizAnswer" DISABLE TRIGGER USER')
    await client.query(`DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT conname FROM pg_constraint WHERE contype = 'f' AND conrelid = '"QuizAnswer"'::regclass
      LOOP EXECUTE format('ALTER TABLE "QuizAnswer" DROP CONSTRAINT %I', name); END LOOP; END $$`)
    const { rows: indexes } = await client.query<{ name: string; text: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS text FROM pg_index
       WHERE indrelid = '"QuizAnswer"'::regclass AND NOT indisprimary`,
    )
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
    await client.query(
      `INSERT INTO "Daycare" (id, name, "updatedAt") SELECT gen_random_uuid(), 'Milieu ' || n, now() FROM generate_series(1, $1) n`,
      [daycares],
    )
    await client.query(
      `INSERT INTO "User" (id, email, "firstName", "lastName", role, "lastLogin", "selectedDaycareId", "updatedAt")
       SELECT gen_random_uuid(), 'p' || row_number() OVER () || '@exemple.test', 'Marie ' || n, 'Lavoie', (CASE n WHEN 0 THEN 'MANAGER' ELSE 'TEACHER' END)::"Role", now(), id, now()
       FROM "Daycare", generate_series(0, ${EDUCATORS}) n`,
    )
    await client.query(
      `INSERT INTO "Membership" ("daycareId", "userId", role) SELECT "selectedDaycareId", id, role FROM "User"`,
    )
    await client.query(
      `INSERT INTO "Quiz" (id, "daycareId", "userId", type, "startedAt", "lastAnswerAt", "finishedAt")
       SELECT gen_random_uuid(), "selectedDaycareId", id, (CASE n % 2 WHEN 0 THEN 'ALEX' ELSE 'PETITE_ENFANCE' END)::"Program",
         at, at + interval '5 minutes', CASE WHEN n > 2 THEN at + interval '6 minutes' END
       FROM "User", generate_series(1, ${QUIZZES}) n, LATERAL (SELECT now() - make_interval(days => 10 * n, mins => (random() * 9000)::int) AS at) AS moment
       WHERE role = 'TEACHER' ORDER BY at`,
    )
    await client.query(
      `CREATE TEMP TABLE bank AS SELECT q.program, (row_number() OVER (PARTITION BY q.program ORDER BY q.id))::int - 1 AS n, q.id, v.id AS version,
         ARRAY(SELECT c->>'key' FROM jsonb_array_elements(v.choices) c) AS keys,
         ARRAY(SELECT c->>'key' FROM jsonb_array_elements(v.choices) c WHERE (c->>'correct')::boolean ORDER BY 1) AS right_keys,
         ARRAY(SELECT c->>'key' FROM jsonb_array_elements(v.choices) c WHERE NOT (c->>'correct')::boolean ORDER BY 1 LIMIT 1) AS wrong_keys
       FROM "Question" q JOIN "QuestionVersion" v ON v.id = q."currentVersionId"`,
    )
    await client.query('CREATE INDEX ON bank (program, n)')
    await client.query('ANALYZE bank')
    await client.query(
      `INSERT INTO "QuizAnswer" (id, "quizId", "daycareId", "userId", position, "questionId", "questionVersionId", "choiceOrder", "chosenKeys", "isCorrect", "answeredAt")
       SELECT gen_random_uuid(), z.id, "daycareId", "userId", p, b.id, b.version, b.keys,
         CASE WHEN NOT given THEN '{}' WHEN is_right THEN b.right_keys ELSE b.wrong_keys END,
         CASE WHEN given THEN is_right END, CASE WHEN given THEN "startedAt" + make_interval(secs => 30 * (p + 1)) END
       FROM (SELECT q.*, (random() * 1000)::int AS start FROM "Quiz" q ORDER BY "startedAt") z
       CROSS JOIN generate_series(0, ${QUESTIONS - 1}) p
       CROSS JOIN LATERAL (SELECT z."finishedAt" IS NOT NULL OR p < 4 AS given, hashtext(z.id::text || p) % 10 < 6 AS is_right) AS answer
       JOIN bank b ON b.program = z.type AND b.n = (z.start + p) % 60
       ORDER BY z."startedAt", p`,
    )
    await client.query(
      `INSERT INTO "QuizReview" ("quizId", "daycareId", "reviewedAt", note)
       SELECT id, "daycareId", "finishedAt" + interval '1 day', 'Vu.' FROM "Quiz" WHERE "finishedAt" < now() - interval '60 days'`,
    )
    for (const { text } of indexes) await client.query(text)
    await client.query('VACUUM (ANALYZE)')
    const { rows } = await client.query<QuizIds>(
      `SELECT q."daycareId", q."userId", q.id AS "quizId", a.id AS "answerId", m."userId" AS "managerId"
       FROM (SELECT * FROM "Quiz" WHERE "finishedAt" IS NULL ORDER BY id LIMIT 1) q
       JOIN "QuizAnswer" a ON a."quizId" = q.id AND a.position = 1
       JOIN "Membership" m ON m."daycareId" = q."daycareId" AND m.role = 'MANAGER'`,
    )
    const [ids] = rows
    if (!ids) throw new Error('Nothing was seeded')
    return ids
  } finally {
    await client.end()
  }
}
