import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit, auditAll, reportAudit } from '../audit.server.ts'
import { db } from './db.server.ts'

/* What a collector hears of the audit log: what is in the table, and nothing else. */

const heard: string[] = []

beforeEach(() => reportAudit((entries) => heard.push(...entries.map(({ id }) => id))))
afterEach(() => {
  heard.length = 0
  reportAudit(() => {})
})

const written = async () =>
  (await db().auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id).filter((id) => heard.includes(id))

test('an entry is reported when its transaction is committed, and not before', async () => {
  const heardInside = await db().$transaction(async (tx) => {
    await audit(tx, { action: 'session.closed' })
    await auditAll(tx, [{ action: 'question.archived' }, { action: 'question.archived' }])
    await auditAll(tx, [])
    return [...heard]
  })
  expect(heardInside).toEqual([])
  expect(heard).toHaveLength(3)
  await audit(db(), { action: 'session.closed' })
  expect(heard).toHaveLength(4)
  expect(await written()).toEqual(heard)
})

test('an entry of a transaction that is rolled back is not reported', async () => {
  const failing = db().$transaction(async (tx) => {
    await audit(tx, { action: 'session.closed' })
    throw new Error('too late')
  })
  await expect(failing).rejects.toThrow('too late')
  expect(heard).toEqual([])
})

test('an entry of a transaction that is begun again is reported once, that of the attempt that was committed', async () => {
  let attempts = 0
  await db().$transaction(async (tx) => {
    await audit(tx, { action: 'session.closed' })
    if (++attempts === 1) await tx.$executeRaw`DO $$ BEGIN RAISE EXCEPTION 'collided' USING ERRCODE = '40001'; END $$`
  })
  expect(attempts).toBe(2)
  expect(heard).toHaveLength(1)
  expect(await written()).toEqual(heard)
})
