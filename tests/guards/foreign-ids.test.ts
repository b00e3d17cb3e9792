import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { expectClean } from './clean-answer.ts'
import { clearLimits, fingerprint, untilDone } from './fingerprint.ts'
import { TABLE } from './table/table.ts'
import { createWorld, THERE_WORD, type World } from './world.ts'

/*
 * Every id in every input, replaced by an id of the other daycare: rows that exist, in each table that has a daycare.
 * Whoever asks, such a row does not exist for her: a refusal that changes nothing, or an answer that holds nothing of
 * the other daycare.
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

/** Where the ids are in an input, at any depth. An id that the browser makes for a new row is one of them. */
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

/** Ids of all rows of the other daycare, and of the people in it, read from whatever tables there are. */
async function foreignIds({ db, thereId, people }: World): Promise<string[]> {
  const columns = await db.$queryRaw<{ table: string }[]>`
    SELECT c.table_name AS "table" FROM information_schema.columns c
    JOIN information_schema.columns i ON i.table_name = c.table_name AND i.table_schema = c.table_schema AND i.column_name = 'id'
    WHERE c.table_schema = 'public' AND c.column_name = 'daycareId' AND i.data_type = 'uuid' AND c.table_name <> 'AuditEntry'`
  const ids = [thereId, people.foreignTeacher.id, people.foreignManager.id]
  for (const { table } of columns) {
    const rows = await db.$queryRawUnsafe<{ id: string }[]>(
      // The names come from the database itself.
      `SELECT "id"::text AS "id" FROM "${table}" WHERE "daycareId" = '${thereId}'::uuid LIMIT 3`,
    )
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** The world seen from the other daycare: what the table makes for the first one, it then makes there. */
function mirror(world: World): World {
  const { foreignTeacher: teacher, foreignManager: manager, ...others } = world.people
  const people = { ...others, teacher, manager, foreignTeacher: teacher, foreignManager: manager }
  return { ...world, hereId: world.thereId, people }
}

/** What belongs to the other daycare, all tables together. */
async function foreignFingerprint({ db, thereId }: World): Promise<string> {
  const tables = await db.$queryRaw<{ table: string }[]>`
    SELECT table_name AS "table" FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'daycareId' AND table_name <> 'AuditEntry'`
  // The names come from the database itself.
  const rows = tables.map(({ table }) => `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE "daycareId" = '${thereId}'`)
  const people = `SELECT to_jsonb(u) AS row FROM "User" u JOIN "Membership" m ON m."userId" = u.id WHERE m."daycareId" = '${thereId}'`
  const daycare = `SELECT to_jsonb(d) AS row FROM "Daycare" d WHERE d.id = '${thereId}'`
  const [sum] = await db.$queryRawUnsafe<{ mark: string }[]>(
    `SELECT count(*) || ' ' || sum(hashtextextended(row::text, 0)) AS mark FROM (${[...rows, people, daycare].join(' UNION ALL ')}) all_rows`,
  )
  return sum?.mark ?? ''
}

/** A superadmin may do it for any daycare: that is no leak. The others may nothing. */
const ASKING = ['teacher', 'manager'] as const

describe.each(Object.entries(TABLE).filter(([, row]) => row.input))('%s', (id, row) => {
  test('knows no row of another daycare', { timeout: 120_000 }, async () => {
    await clearLimits(server.db)
    const world = await createWorld(server.db)
    const paths = idPaths(await row.input?.(world))
    if (paths.length === 0) return
    await row.input?.(mirror(world))
    const ids = await foreignIds(world)
    expect(ids.length).toBeGreaterThanOrEqual(3)
    const cases = fc.record({
      persona: fc.constantFrom(...ASKING),
      path: fc.constantFrom(...paths),
      // Most of the time an id of the same kind; else of anything that is there.
      any: fc.option(fc.constantFrom(...ids), { freq: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ persona, path, any }) => {
        await clearLimits(server.db)
        const foreign = any ?? String(valueAt(await row.input?.(mirror(world)), path))
        const data = replaceAt(await row.input?.(world), path, foreign)
        const caller = await server.as(world.people[persona])
        await untilDone(server.db, row.worksOn)
        const [everything, theirs] = [await fingerprint(server.db), await foreignFingerprint(world)]
        const reply = await caller.call(row.method, id, data)
        const what = `${id}, ${path.join('.')} = ${foreign}, asked by the ${persona}: ${reply.status}`
        expectClean(reply.text, what)
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
