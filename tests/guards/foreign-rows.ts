import type { World } from './world.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Keys that lead to a value inside an input. */
export type IdPath = (string | number)[]

/** Paths of the ids in an input, at any depth, also of those that the client generates for a new row. */
export function idPaths(value: unknown, at: IdPath = []): IdPath[] {
  if (typeof value === 'string') return UUID.test(value) ? [at] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    idPaths(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}

export function replaceAt(value: unknown, [key, ...rest]: IdPath, id: string): unknown {
  if (key === undefined) return id
  if (Array.isArray(value)) return value.map((inner, index) => (index === key ? replaceAt(inner, rest, id) : inner))
  return { ...(value as object), [key]: replaceAt((value as Record<string, unknown>)[key], rest, id) }
}

export function valueAt(value: unknown, path: IdPath): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value)
}

/** Ids of the other daycare, of its people, and of up to so many of its rows in every table. */
export async function foreignIds({ db, thereId, people }: World, most: number): Promise<string[]> {
  const columns = await db.$queryRaw<{ table: string }[]>`
    SELECT c.table_name AS "table" FROM information_schema.columns c
    JOIN information_schema.columns i ON i.table_name = c.table_name AND i.table_schema = c.table_schema AND i.column_name = 'id'
    WHERE c.table_schema = 'public' AND c.column_name = 'daycareId' AND i.data_type = 'uuid' AND c.table_name <> 'AuditEntry'`
  const ids = [thereId, people.foreignTeacher.id, people.foreignManager.id]
  for (const { table } of columns) {
    const rows = await db.$queryRawUnsafe<{ id: string }[]>(
      // Safe: the names of the tables come from the database.
      `SELECT "id"::text AS "id" FROM "${table}" WHERE "daycareId" = '${thereId}'::uuid LIMIT ${most}`,
    )
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** The same world with the daycares swapped: an input of the table then creates its rows in the other daycare. */
export function mirror(world: World): World {
  const { foreignTeacher: teacher, foreignManager: manager, ...others } = world.people
  const people = { ...others, teacher, manager, foreignTeacher: teacher, foreignManager: manager }
  return { ...world, hereId: world.thereId, people }
}

/** Digest of all rows of the other daycare. */
export async function foreignFingerprint({ db, thereId }: World): Promise<string> {
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
