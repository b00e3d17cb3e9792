import { expect, test } from 'vitest'
import { Prisma } from '../generated/prisma/client.ts'
import { createDb } from './create-db.server.ts'

/** Texts of the statements that the one connection of a client has prepared after this work. */
async function preparedBy(
  work: (db: ReturnType<typeof createDb>) => Promise<unknown>,
  prepares?: boolean,
): Promise<string[]> {
  const db = createDb(process.env.DATABASE_URL ?? '', 1, 1, undefined, prepares)
  try {
    await work(db)
    const rows = await db.$queryRaw<{ statement: string }[]>`SELECT "statement" FROM pg_prepared_statements`
    return rows.map(({ statement }) => statement).filter((statement) => statement.includes('"Daycare"'))
  } finally {
    await db.$disconnect()
  }
}

const id = crypto.randomUUID()

test('a statement that finds one row by its key is prepared once', async () => {
  expect(await preparedBy((db) => db.daycare.findUnique({ where: { id } }))).toHaveLength(1)
})

test('behind PgBouncer none is, nor one that goes past Prisma', async () => {
  const read = Prisma.sql`SELECT "id" FROM "Daycare" WHERE "id" = ${id}::uuid`
  const work = async (db: ReturnType<typeof createDb>) => {
    await db.daycare.findUnique({ where: { id } })
    await db.readRows(read)
  }
  expect(await preparedBy(work)).toHaveLength(2)
  expect(await preparedBy(work, false)).toEqual([])
})

// A plan that Postgres keeps for all values would be used for these ones too.
test.each<[string, Parameters<typeof preparedBy>[0]]>([
  ['a search in a text', (db) => db.daycare.findMany({ where: { searchText: { contains: 'ruisseau' } } })],
  ['several values', (db) => db.daycare.findMany({ where: { id: { in: [id, crypto.randomUUID()] } } })],
  ['an array', (db) => db.$queryRaw`SELECT FROM "Daycare" WHERE "id" = ANY (${[id]}::uuid[])`],
  ['an array without a space', (db) => db.$queryRaw`SELECT FROM "Daycare" WHERE "id" = ANY(${[id]}::uuid[])`],
  ['arrays that overlap', (db) => db.$queryRaw`SELECT FROM "Daycare" WHERE ARRAY["id"] && ${[id]}::uuid[]`],
  ['all words of a search', (db) => db.$queryRaw`SELECT FROM "Daycare" WHERE "name" LIKE ALL(${['%a%']})`],
])('%s is planned for its values', async (_what, work) => {
  expect(await preparedBy(work)).toEqual([])
})
