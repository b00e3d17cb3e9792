import { beforeEach, describe, expect, test } from 'vitest'
import { RETENTION_RULES } from '#app/domain/retention.ts'
import {
  type Column,
  columnName,
  fillEveryTable,
  holdsSentinel,
  readColumns,
  sentinelText,
} from '#tests/support/every-table.ts'
import { createPerson, createTwoDaycares } from '#tests/support/people.ts'
import { db } from '../database/db.server.ts'
import { erasePerson, exportPerson } from './person-tables.server.ts'
import { PERSONAL_DATA } from './registry.server.ts'

type Entry = {
  owner?: string[]
  actors?: string[]
  export?: { omit?: object | null; select?: object | null }
  erase?: unknown
  keptTexts?: Record<string, string>
}

const ENTRIES: Record<string, Entry> = PERSONAL_DATA
const TABLE_NAMES: Record<string, string> = { RateLimit: 'rate_limit' }
const tableOf = (model: string) => TABLE_NAMES[model] ?? model
const ownersOf = (table: string) => entryOf(table).owner ?? []
const entryOf = (table: string): Entry =>
  ENTRIES[Object.keys(ENTRIES).find((model) => tableOf(model) === table) ?? ''] ?? {}

let columns: Column[]

beforeEach(async () => {
  columns = await readColumns(db())
})

const isText = ({ type }: Column) => /^(?:text|character varying|jsonb)(?:\[\])?$/.test(type)

describe('the registry declares', () => {
  test('every table', () => {
    expect(Object.keys(ENTRIES).map(tableOf).toSorted()).toEqual(
      [...new Set(columns.map(({ table }) => table))].toSorted(),
    )
  })

  test('every column that names a person: the owner of the row, or who did something to it', () => {
    const people = columns.filter(({ refersTo, name }) => refersTo === '"User"' || name === 'userId')
    expect(people.length).toBeGreaterThan(40)
    const undeclared = people.filter(({ table, name }) => {
      const { owner = [], actors = [] } = entryOf(table)
      return !owner.includes(name) && !actors.includes(name)
    })
    expect(undeclared.map(columnName)).toEqual([])
  })

  test('every id that nothing checks: it names a person whom the registry knows, or a daycare', () => {
    const loose = columns.filter(({ type, refersTo, name }) => type === 'uuid' && !refersTo && name !== 'id')
    const undeclared = loose.filter(({ table, name }) => name !== 'daycareId' && !entryOf(table).owner?.includes(name))
    expect(undeclared.map(columnName)).toEqual([])
  })

  test('every text: erased with its row or by itself, or why it stays', () => {
    const texts = columns.filter((column) => isText(column) && !column.isGenerated)
    expect(texts.length).toBeGreaterThan(60)
    const undeclared = texts.filter(({ table, name }) => {
      const { erase, keptTexts = {} } = entryOf(table)
      const data = typeof erase === 'function' ? erase('', new Date()) : erase
      return erase !== 'delete' && !(name in keptTexts) && !(data && name in (data as object))
    })
    expect(undeclared.map(columnName)).toEqual([])
  })

  test('every duration after which something is removed', () => {
    const rules = Object.values(PERSONAL_DATA).flatMap(({ retention = [] }) => retention)
    expect(new Set(rules)).toEqual(new Set(RETENTION_RULES))
  })
})

/** Texts that are not hers but are exported with her rows, to make them readable. */
const EXPORTED_CONTEXT = new Set(['Daycare.name', 'QuestionVersion.prompt'])

test('each text of hers leaves in her file and is gone once she is erased, whatever the table', async () => {
  const { here, there } = await createTwoDaycares(db())
  const person = await createPerson(db(), 'TEACHER')
  await fillEveryTable(db(), columns, { userId: person.id, daycareId: here.daycare.id, ownersOf })
  // Columns that the database computes (the text of a search) hold no sentinel.
  const texts: Column[] = []
  for (const column of columns) if (isText(column) && (await holdsSentinel(db(), column))) texts.push(column)
  expect(texts.length).toBeGreaterThan(60)

  const file = JSON.stringify(await exportPerson(db(), person.id))
  for (const column of texts) {
    const { owner, export: exportOptions } = entryOf(column.table)
    const isLeft = exportOptions?.select
      ? column.name in exportOptions.select
      : !(column.name in (exportOptions?.omit ?? {}))
    const isHers = owner !== undefined && isLeft
    const leaves = isHers || EXPORTED_CONTEXT.has(columnName(column))
    expect(file.includes(sentinelText(column)), `${columnName(column)} in her file`).toBe(leaves)
  }
  expect(JSON.stringify(await exportPerson(db(), there.teacher.id))).not.toContain('typed in')

  await db().$transaction((tx) => erasePerson(tx, person.id, new Date()))
  for (const column of texts) {
    const isKept = entryOf(column.table).keptTexts?.[column.name] !== undefined
    expect(await holdsSentinel(db(), column), `${columnName(column)} after erasure`).toBe(isKept)
  }
})
