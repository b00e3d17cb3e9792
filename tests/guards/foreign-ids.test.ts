import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits, fingerprint, waitUntilDone } from './fingerprint.ts'
import { expectNoInternals } from './no-internals.ts'
import { TABLE } from './table/table.ts'
import { createWorld, THERE_WORD, type World } from './world.ts'

/*
 * Replaces every id of every input by an id of the other daycare, of any table with a `daycareId`. Such a row must not exist
 * for the caller: either a refusal that changes nothing, or an answer that contains nothing of the other daycare.
 * FOREIGN_TRIES and FUZZ_SEED explore further.
 */

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const TRIES = Number(process.env.FOREIGN_TRIES ?? 4)
const SEED = Number(process.env.FUZZ_SEED ?? 2026)

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

type Path = (string | number)[]

/** Paths of the ids in an input, at any depth, also of those that the client generates for a new row. */
function idPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return UUID.test(value) ? [at] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    idPaths(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}

function replaceAt(value: unknown, [key, ...rest]: Path, id: string): unknown {
  if (key === undefined) return id
  if (Array.isArray(value)) return value.map((inner, index) => (index === key ? replaceAt(inner, rest, id) : inner))
  return { ...(value as object), [key]: replaceAt((value as Record<string, unknown>)[key], rest, id) }
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value)
}

/** Ids of the other daycare, of its people, and of up to three of its rows in every table. */
async function foreignIds({ db, thereId, people }: World): Promise<string[]> {
  const columns = await db.$queryRaw<{ table: string }[]>`
    SELECT c.table_name AS "table" FROM information_schema.columns c
    JOIN information_schema.columns i ON i.table_name = c.table_name AND i.table_schema = c.table_schema AND i.column_name = 'id'
    WHERE c.table_schema = 'public' AND c.column_name = 'daycareId' AND i.data_type = 'uuid' AND c.table_name <> 'AuditEntry'`
  const ids = [thereId, people.foreignTeacher.id, people.foreignManager.id]
  for (const { table } of columns) {
    const rows = await db.$queryRawUnsafe<{ id: string }[]>(
      // Safe: the names of the tables come from the database.
      `SELECT "id"::text AS "id" FROM "${table}" WHERE "daycareId" = '${thereId}'::uuid LIMIT 3`,
    )
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** The same world with the daycares swapped: an input of the table then creates its rows in the other daycare. */
function mirror(world: World): World {
  const { foreignTeacher: teacher, foreignManager: manager, ...others } = world.people
  const people = { ...others, teacher, manager, foreignTeacher: teacher, foreignManager: manager }
  return { ...world, hereId: world.thereId, people }
}

/** Digest of all rows of the other daycare. */
async function foreignFingerprint({ db, thereId }: World): Promise<string> {
  const tables = await db.$queryRaw<{ table: string }[]>`
    SELECT table_name AS "table" FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'daycareId' AND table_name <> 'AuditEntry'`
  // Safe: the names of the tables come from the database.
  const rows = tables.map(({ table }) => `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE "daycareId" = '${thereId}'`)
  const people = `SELECT to_jsonb(u) AS row FROM "User" u JOIN "Membership" m ON m."userId" = u.id WHERE m."daycareId" = '${thereId}'`
  const daycare = `SELECT to_jsonb(d) AS row FROM "Daycare" d WHERE d.id = '${thereId}'`
  const [sum] = await db.$queryRawUnsafe<{ digest: string }[]>(
    `SELECT count(*) || ' ' || sum(hashtextextended(row::text, 0)) AS digest FROM (${[...rows, people, daycare].join(' UNION ALL ')}) all_rows`,
  )
  return sum?.digest ?? ''
}

/** Without the superadmin, who may reach every daycare. */
const CALLERS = ['teacher', 'manager'] as const

describe.each(Object.entries(TABLE).filter(([, row]) => row.input))('%s', (id, row) => {
  test('finds no row of another daycare', { timeout: 120_000 }, async () => {
    await clearLimits(server.db)
    const world = await createWorld(server.db)
    const paths = idPaths(await row.input?.(world))
    if (paths.length === 0) return
    await row.input?.(mirror(world))
    const ids = await foreignIds(world)
    expect(ids.length).toBeGreaterThanOrEqual(3)
    const cases = fc.record({
      persona: fc.constantFrom(...CALLERS),
      path: fc.constantFrom(...paths),
      // Usually null: an id of the same kind is then taken; else an id of any table.
      any: fc.option(fc.constantFrom(...ids), { freq: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ persona, path, any }) => {
        await clearLimits(server.db)
        const foreign = any ?? String(valueAt(await row.input?.(mirror(world)), path))
        const data = replaceAt(await row.input?.(world), path, foreign)
        const caller = await server.as(world.people[persona])
        await waitUntilDone(server.db, row.backgroundWork)
        const [everything, theirs] = [await fingerprint(server.db), await foreignFingerprint(world)]
        const reply = await caller.call(row.method, id, data)
        const what = `${id}, ${path.join('.')} = ${foreign}, called by the ${persona}: ${reply.status}`
        expectNoInternals(reply.text, what)
        expect(reply.text, what).not.toContain(THERE_WORD)
        expect(await foreignFingerprint(world), what).toBe(theirs)
        if (reply.status < 400) return
        expect([400, 403, 404, 409], what).toContain(reply.status)
        expect(await fingerprint(server.db), what).toEqual(everything)
      }),
      { seed: SEED, numRuns: TRIES },
    )
  })
})
