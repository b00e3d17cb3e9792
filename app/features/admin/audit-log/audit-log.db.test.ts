import Papa from 'papaparse'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type AuditAction, audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { AUDIT_ACTIONS } from '#content/pages/audit-log.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import type { AuditLogInput } from './schema.ts'
import { exportAuditLog, getAuditLog } from './server.ts'

const client = { ip: '192.0.2.7', userAgent: 'test' }
let admin: DaycareScope
let here: StaffedDaycare
let there: StaffedDaycare

beforeAll(async () => {
  admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
})
beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

const writeEntry = (action: AuditAction, { manager, teacher, daycare }: StaffedDaycare, details = {}) =>
  audit(db(), { action, actorId: manager.id, targetId: teacher.id, daycareId: daycare.id, client, details })

async function readAll(input: Omit<AuditLogInput, 'before'>) {
  const pages = [await getAuditLog(admin, input)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await getAuditLog(admin, { ...input, before: next }))
  return { pages: pages.length, entries: pages.flatMap((page) => page.entries) }
}

test('names the actor, the target and the daycare', async () => {
  await writeEntry('link.created', here, { by: 'link' })
  const { entries } = await readAll({ daycareId: here.daycare.id })
  expect(entries).toEqual([
    expect.objectContaining({
      action: 'link.created',
      actor: expect.objectContaining({ id: here.manager.id, email: here.manager.email }),
      target: expect.objectContaining({ id: here.teacher.id }),
      daycare: { id: here.daycare.id, name: here.daycare.name },
      ip: client.ip,
      details: { by: 'link' },
    }),
  ])
})

test('is filtered by who, what, where and when', async () => {
  await writeEntry('link.created', here)
  await writeEntry('manager.updated', here)
  await writeEntry('link.created', there)
  const inHere = async (input: AuditLogInput) =>
    (await readAll({ ...input, daycareId: here.daycare.id })).entries.length
  expect(await inHere({ group: 'links' })).toBe(1)
  expect(await inHere({ group: 'people' })).toBe(1)
  expect(await inHere({ who: here.teacher.email.toUpperCase() })).toBe(2)
  expect(await inHere({ who: there.teacher.email })).toBe(0)
  expect((await readAll({ daycare: here.daycare.name })).entries).toHaveLength(2)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' }).format(new Date())
  expect(await inHere({ from: today, to: today })).toBe(2)
  expect(await inHere({ to: '2026-01-01' })).toBe(0)
})

test('a name that many people have is too vague, and LIKE wildcards are escaped', async () => {
  expect(await getAuditLog(admin, { who: '%' })).toMatchObject({ entries: [], tooVague: null })
  for (let count = 0; count < 51; count++)
    await createPerson(db(), 'TEACHER', undefined, { lastName: 'Homonyme-Souvent' })
  expect(await getAuditLog(admin, { who: 'Homonyme-Souvent' })).toMatchObject({ entries: [], tooVague: 'who' })
})

test('continues where the previous page ended, without a gap or a duplicate, also within one millisecond', async () => {
  const at = new Date('2026-03-03T12:00:00Z')
  await db().auditEntry.createMany({
    data: Array.from({ length: 120 }, (_, index) => ({
      action: 'link.created',
      daycareId: here.daycare.id,
      at: index < 110 ? at : new Date(at.getTime() + index),
    })),
  })
  const { pages, entries } = await readAll({ daycareId: here.daycare.id })
  expect(pages).toBe(3)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(120)
  const times = entries.map((entry) => entry.at.getTime())
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('costs the same number of queries for one entry as for a page', async () => {
  await writeEntry('link.created', here)
  const one = await countQueries(() => getAuditLog(admin, { daycareId: here.daycare.id }))
  for (let count = 0; count < 30; count++) await writeEntry('link.created', here)
  const many = await countQueries(() => getAuditLog(admin, { daycareId: here.daycare.id }))
  expect([one.queries, many.queries]).toEqual([3, 3])
})

test('is exported as a file that Excel opens, without formulas, and logs the export', async () => {
  const person = await createPerson(db(), 'MANAGER', here.daycare, { lastName: '=HYPERLINK("http://exemple.test")' })
  await audit(db(), { action: 'manager.updated', actorId: person.id, daycareId: here.daycare.id, client })
  const { csv, rows, isTruncated } = await exportAuditLog(admin, { daycareId: here.daycare.id }, client)
  expect([rows, isTruncated, csv.startsWith('\uFEFFQuand;Quoi;')]).toEqual([1, false, true])
  const [header = [], line = []] = Papa.parse<string[]>(csv.slice(1), { delimiter: ';' }).data
  expect(line).toHaveLength(header.length)
  expect(line[1]).toBe('Gestionnaire modifiée')
  const raw = await exportAuditLog(admin, { who: person.email }, client)
  expect(raw.csv).not.toMatch(/(^|;)=HYPERLINK/m)
  const [entry] = (await readAll({ group: 'exports', daycareId: here.daycare.id })).entries
  expect(entry).toMatchObject({ action: 'journal.exported', actor: { id: admin.userId }, details: { rows: 1 } })
})

test('every action has a label', () => {
  for (const { label } of Object.values(AUDIT_ACTIONS)) expect(label).toMatch(/^\p{Lu}/u)
})
