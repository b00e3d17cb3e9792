import pg from 'pg'
import { expect, test } from 'vitest'
import { env } from '../env.server.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { createDb } from './create-db.server.ts'
import { watchPool } from './slow-statements.server.ts'

type Slow = { ms: number; statement: string; plan: string[] }

/** A client whose statements are all slow, and what it reports. */
function watched(thresholdMs: number) {
  const reports: Slow[] = []
  const client = createDb(env().DATABASE_URL, 3, 20, { thresholdMs, report: (slow) => reports.push(slow) })
  return { client, reports }
}

test('a slow statement is reported with its plan and without its values, whoever sent it', async () => {
  const { client, reports } = watched(150)
  const secret = 'mot-de-passe-de-louise'
  await client.$queryRaw`SELECT pg_sleep(0.2)::text, "firstName" FROM "User" RIGHT JOIN (SELECT ${secret}::text AS v) s ON "email" = s.v`
  await client.readRows(
    Prisma.sql`SELECT pg_sleep(0.2)::text AS "x", ${secret}::text AS "y" FROM generate_series(1, 1)`,
  )
  await client.$transaction(
    (tx) => tx.$executeRaw`UPDATE "User" SET "firstName" = ${secret} WHERE pg_sleep(0.2) IS NULL`,
  )
  await expect.poll(() => reports.length).toBe(2)
  await client.$queryRaw`SELECT pg_sleep(0.2)::text, "firstName" FROM "User" RIGHT JOIN (SELECT ${secret}::text AS v) s ON "email" = s.v`
  await client.$disconnect()
  expect(reports).toHaveLength(2)
  for (const { ms, plan } of reports) {
    expect(ms).toBeGreaterThanOrEqual(150)
    expect(plan.join('\n')).toMatch(/cost=/)
  }
  expect(reports[0]?.plan.join('\n')).toContain('User')
  expect(JSON.stringify(reports)).not.toContain(secret)
})

test('a statement that fails is noted too, and the error reaches its caller', async () => {
  const { client, reports } = watched(1)
  // Of an empty text: a division by a constant would fail in the plan, before anything is slow.
  await expect(client.$queryRaw`SELECT 1 / length(pg_sleep(0.05)::text)`).rejects.toThrow()
  // Its plan is asked for on the same pool: one that ends meanwhile leaves the question without an answer.
  await expect.poll(() => reports.some(({ statement }) => statement.includes('pg_sleep'))).toBe(true)
  await client.$disconnect()
})

test('EXPLAIN does not run the statement', async () => {
  const { client, reports } = watched(1)
  await client.$executeRaw`INSERT INTO "FigureSnapshot" ("name", "content", "computedAt")
    SELECT 'slow', '{}', now() FROM (SELECT pg_sleep(0.05)) s`
  await expect.poll(() => reports.some(({ plan }) => plan.join().includes('Insert on'))).toBe(true)
  expect(await client.figureSnapshot.count({ where: { name: 'slow' } })).toBe(1)
  await client.$disconnect()
})

test('whichever way a statement is sent, it is measured, and its caller gets what `pg` gives', async () => {
  const noted: string[] = []
  const pool = new pg.Pool({ connectionString: env().DATABASE_URL, max: 1 })
  watchPool(pool, (sql) => {
    noted.push(sql)
    return undefined
  })
  const client = await pool.connect()
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  expect((await client.query('SELECT $1::int AS two', [2])).rows).toEqual([{ two: 2 }])
  expect((await client.query({ text: 'SELECT $1::int AS three', values: [3] })).rows).toEqual([{ three: 3 }])
  const called = await new Promise((resolve, reject) => {
    client.query('SELECT $1::int AS four', [4], (error, { rows }) => (error ? reject(error) : resolve(rows)))
  })
  expect(called).toEqual([{ four: 4 }])
  await expect(client.query('SELECT 1 / $1::int AS five', [0])).rejects.toMatchObject({ code: '22012' })
  client.release()
  await pool.end()
  expect(noted.map((sql) => /AS (\w+)/.exec(sql)?.[1])).toEqual(['one', 'two', 'three', 'four', 'five'])
})
