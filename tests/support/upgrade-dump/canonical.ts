import { createHash } from 'node:crypto'
import type { Row } from './dump.ts'

/** Ids drawn at random (version 4 or 7); those of reference rows are made from their keys (version 8), and stay. */
const RANDOM_ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g
/** Rounds after which two rows are told apart by what refers to them, however far. */
const ROUNDS = 5

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

type Flat = { table: string; text: string; ids: string[] }

/**
 * Orders the rows and names their random ids anew, so that the same data gives the same text whatever was drawn: a row
 * is known by what it says, by the rows that it refers to, and by those that refer to it. Pure.
 */
export function canonicalTables(tables: Record<string, Row[]>): Record<string, Row[]> {
  const flat: Flat[] = Object.entries(tables).flatMap(([table, rows]) =>
    rows.map((row) => {
      const text = JSON.stringify(row)
      return { table, text, ids: [...new Set(text.match(RANDOM_ID))] }
    }),
  )
  let colours = new Map<string, string>()
  const colourOf = (id: string) => colours.get(id) ?? ''
  const hashRow = ({ table, text }: Flat, self?: string) =>
    hashOf(`${table} ${text.replace(RANDOM_ID, (id) => (id === self ? 'self' : colourOf(id)))}`)
  for (let round = 0; round < ROUNDS; round++) {
    const seen = new Map<string, string[]>()
    for (const row of flat) for (const id of row.ids) seen.set(id, [...(seen.get(id) ?? []), hashRow(row, id)])
    const next = new Map<string, string>()
    for (const [id, hashes] of seen) next.set(id, hashOf(colourOf(id) + hashes.toSorted().join('')))
    colours = next
  }
  const names = new Map<string, string>()
  const newName = (id: string) => {
    const known = names.get(id)
    if (known) return known
    const name = `019abcde-0000-7000-8000-${String(names.size + 1).padStart(12, '0')}`
    names.set(id, name)
    return name
  }
  const sorted = flat
    .map((row) => ({ ...row, hash: hashRow(row) }))
    .toSorted((a, b) => (a.table === b.table ? (a.hash < b.hash ? -1 : 1) : a.table < b.table ? -1 : 1))
  const result: Record<string, Row[]> = Object.fromEntries(Object.keys(tables).map((table) => [table, []]))
  for (const { table, text } of sorted) result[table]?.push(JSON.parse(text.replace(RANDOM_ID, newName)))
  return result
}
