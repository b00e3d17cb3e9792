import type { PrismaClient } from '#app/server/generated/prisma/client.ts'

/** A column, read from the system tables of Postgres. */
export type Column = {
  table: string
  name: string
  type: string
  /** Name of the type, for an enum. */
  enumType: string | null
  isRequired: boolean
  isGenerated: boolean
  /** Table that a foreign key refers to, quoted as SQL needs it. */
  refersTo: string | null
}

/** Every column of the application's tables. */
export function readColumns(db: PrismaClient): Promise<Column[]> {
  return db.$queryRaw<Column[]>`
    SELECT c.relname AS "table", a.attname AS "name", format_type(a.atttypid, NULL) AS "type",
           CASE WHEN e.typtype = 'e' THEN e.typname END AS "enumType",
           a.attnotnull AND NOT a.atthasdef AS "isRequired", a.attgenerated <> '' AS "isGenerated",
           (SELECT f.confrelid::regclass::text FROM pg_constraint f
            WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.conkey = ARRAY[a.attnum]) AS "refersTo"
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type e ON e.oid = a.atttypid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
    ORDER BY c.relname, a.attnum`
}

/** `Table.column` */
export const columnName = ({ table, name }: Pick<Column, 'table' | 'name'>) => `${table}.${name}`

/** Names of the tables, each after those that it must refer to. */
function inDependencyOrder(columns: Column[]): string[] {
  const ordered: string[] = []
  const visit = (table: string) => {
    if (ordered.includes(table)) return
    for (const { refersTo, isRequired } of columns.filter((column) => column.table === table))
      if (refersTo && isRequired && refersTo !== table) visit(refersTo.replaceAll('"', ''))
    ordered.push(table)
  }
  for (const { table } of columns) visit(table)
  return ordered
}

/** For every date: a check allows plans on weekdays only. */
const A_MONDAY = '2026-11-16'

/** The text that {@link fillEveryTable} puts in this column, and nowhere else. */
export const sentinelText = (column: Pick<Column, 'table' | 'name'>) => `typed in ${columnName(column)}`.toLowerCase()

type Person = {
  userId: string
  daycareId: string
  /** Columns of a table that identify the person whom a row is about. */
  ownersOf: (table: string) => string[]
}

/** Inserts a row about this person in every table, each text of it a {@link sentinelText}. Her own row is updated. */
export async function fillEveryTable(
  db: PrismaClient,
  columns: Column[],
  { userId, daycareId, ownersOf }: Person,
): Promise<void> {
  const ids = new Map([
    ['User', userId],
    ['Daycare', daycareId],
  ])
  for (const table of inDependencyOrder(columns)) {
    const owners = ownersOf(table)
    const values = columns
      .filter((column) => column.table === table && !column.isGenerated)
      .flatMap((column): [name: string, value: string][] => {
        const { name, type, enumType, refersTo, isRequired } = column
        const target = refersTo?.replaceAll('"', '')
        const quoted = (text: string) => `'${text}'`
        if (name === 'id' && type === 'uuid') {
          const id = ids.get(table) ?? crypto.randomUUID()
          ids.set(table, id)
          return [[name, quoted(id)]]
        }
        if (owners.includes(name)) return [[name, quoted(userId)]]
        if (target && !isRequired && target !== 'Daycare') return []
        if (target) return [[name, quoted(ids.get(target) ?? '')]]
        if (type === 'text' || type === 'character varying') return [[name, quoted(sentinelText(column))]]
        if (type === 'text[]') return [[name, `ARRAY['${sentinelText(column)}']`]]
        if (type === 'jsonb') return [[name, `'{"text": "${sentinelText(column)}"}'`]]
        if (name === 'daycareId') return [[name, quoted(daycareId)]]
        // A check wants an answer with chosen keys to have its other columns too.
        if (!isRequired && table !== 'QuizAnswer') return []
        if (enumType) return [[name, `(SELECT max(v) FROM unnest(enum_range(NULL::"${enumType}")) v)`]]
        if (type.endsWith('[]')) return [[name, `'{}'`]]
        if (type === 'integer') return [[name, '1']]
        if (type === 'boolean') return [[name, 'FALSE']]
        return [[name, type === 'uuid' ? quoted(crypto.randomUUID()) : quoted(A_MONDAY)]]
      })
    const names = values.map(([name]) => `"${name}"`).join(', ')
    const row = values.map(([, value]) => value).join(', ')
    if (table === 'User' || table === 'Daycare') {
      const set = values
        .filter(([, value]) => value.includes('typed in'))
        .map(([name, value]) => `"${name}" = ${value}`)
      await db.$executeRawUnsafe(`UPDATE "${table}" SET ${set.join(', ')} WHERE "id" = '${ids.get(table)}'`)
    } else await db.$executeRawUnsafe(`INSERT INTO "${table}" (${names}) VALUES (${row}) ON CONFLICT DO NOTHING`)
  }
}

/** Whether a row still holds the sentinel of this column. */
export async function holdsSentinel(db: PrismaClient, column: Column): Promise<boolean> {
  const [found] = await db.$queryRawUnsafe<unknown[]>(
    `SELECT 1 FROM "${column.table}" WHERE strpos("${column.name}"::text, '${sentinelText(column)}') > 0 LIMIT 1`,
  )
  return found !== undefined
}
