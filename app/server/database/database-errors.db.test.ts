import { beforeEach, describe, expect, test } from 'vitest'
import { withClient } from '#app/host/postgres/connection.ts'
import { databaseSentences, errorSentences } from '#content/errors.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import type { AppError } from '../errors.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { createDb } from './create-db.server.ts'
import { db, type Transaction } from './db.server.ts'
import { toAppError } from './to-app-error.server.ts'

/*
 * Errors that a real database raises. Prisma and its adapter shape them differently for Prisma's own statements and for
 * raw SQL, so both are tried.
 */

let here: StaffedDaycare
let there: StaffedDaycare
beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

async function refusalOf(work: Promise<unknown>): Promise<AppError> {
  return toAppError(
    await work.then(
      () => Promise.reject(new Error('nothing was refused')),
      (error: unknown) => error,
    ),
  )
}

const rename = (tx: Pick<Transaction, 'user'>, id: string, firstName: string) =>
  tx.user.update({ where: { id }, data: { firstName } })
const renameRaw = (tx: Pick<Transaction, '$executeRaw'>, id: string, firstName: string) =>
  tx.$executeRaw`UPDATE "User" SET "firstName" = ${firstName} WHERE "id" = ${id}::uuid`
/** Errors of both have to be read alike. */
const WRITERS = [
  ['Prisma', rename],
  ['SQL', renameRaw],
] as const

const CONFLICT = { code: 'CONFLICT', status: 409, message: errorSentences.CONFLICT }
const BUSY = { code: 'UNAVAILABLE', status: 503, message: databaseSentences.busy, retryAfterSeconds: 1 }
const NOT_WRITABLE = { code: 'UNAVAILABLE', status: 503, message: databaseSentences.notWritable }
const UNREACHABLE = { code: 'UNAVAILABLE', status: 503, message: errorSentences.UNAVAILABLE }

describe('what the database refuses', () => {
  test('something unique that is taken is a conflict, by Prisma and by SQL', async () => {
    const { daycare, teacher } = here
    const row = { daycareId: daycare.id, userId: teacher.id, role: 'TEACHER' as const }
    expect(await refusalOf(db().membership.create({ data: row }))).toMatchObject(CONFLICT)
    const inserted = db().$executeRaw`
      INSERT INTO "Membership" ("daycareId", "userId", "role") VALUES (${daycare.id}::uuid, ${teacher.id}::uuid, 'TEACHER')`
    expect(await refusalOf(inserted)).toMatchObject(CONFLICT)
  })

  test('what belongs to something that is gone is a conflict, by Prisma and by SQL', async () => {
    const gone = crypto.randomUUID()
    const row = { daycareId: gone, userId: there.manager.id, role: 'MANAGER' as const }
    expect(await refusalOf(db().membership.create({ data: row }))).toMatchObject(CONFLICT)
    const inserted = db().$executeRaw`
      INSERT INTO "Membership" ("daycareId", "userId", "role") VALUES (${gone}::uuid, ${there.manager.id}::uuid, 'MANAGER')`
    expect(await refusalOf(inserted)).toMatchObject(CONFLICT)
  })

  test.each(WRITERS)('a database that only reads says that nothing can be saved, by %s', async (_writer, write) => {
    const work = db().$transaction(async (tx) => {
      await tx.$executeRaw`SET TRANSACTION READ ONLY`
      await write(tx, here.teacher.id, 'Zoé')
    })
    expect(await refusalOf(work)).toMatchObject(NOT_WRITABLE)
  })

  test.each(WRITERS)('a lock that does not come is somebody else who writes, by %s', async (_writer, write) => {
    const work = db().$transaction(async (holder) => {
      await rename(holder, here.teacher.id, 'Ana')
      await db().$transaction(async (tx) => {
        await tx.$executeRaw`SET LOCAL lock_timeout = 20`
        await write(tx, here.teacher.id, 'Zoé')
      })
    })
    expect(await refusalOf(work)).toMatchObject(BUSY)
  })

  test('a statement that takes too long, a connection that is cut and one that is refused are an outage', async () => {
    const slow = db().$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 20`
      await tx.$queryRaw`SELECT pg_sleep(10)::text`
    })
    expect(await refusalOf(slow)).toMatchObject(UNREACHABLE)
    const cut = db().$transaction(async (tx) => {
      const [{ pid } = { pid: 0 }] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
      await db().$queryRaw`SELECT pg_terminate_backend(${pid})`
      await tx.user.findFirst()
    })
    expect(await refusalOf(cut)).toMatchObject(UNREACHABLE)
    expect(await refusalOf(createDb('postgresql://a:b@127.0.0.1:1/c').user.findFirst())).toMatchObject(UNREACHABLE)
  })

  test('the same without Prisma', async () => {
    const read = (query: Prisma.Sql) => refusalOf(db().readRows(query))
    expect(await read(Prisma.sql`SELECT ${'pas un nombre'}::int`)).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await read(Prisma.sql`SELECT pg_terminate_backend(pg_backend_pid())`)).toMatchObject(UNREACHABLE)
    const refused = createDb('postgresql://a:b@127.0.0.1:1/c').readRows(Prisma.sql`SELECT 1`)
    expect(await refusalOf(refused)).toMatchObject(UNREACHABLE)
  })

  // These cannot be provoked here (a full disk…): the database raises the code itself, which takes the same path.
  test.each([
    ['53100', NOT_WRITABLE],
    ['58030', NOT_WRITABLE],
    ['53200', UNREACHABLE],
    ['53300', UNREACHABLE],
    ['57P03', UNREACHABLE],
    ['08006', UNREACHABLE],
    ['25P03', UNREACHABLE],
    ['23514', { code: 'INTERNAL', message: errorSentences.INTERNAL }],
    ['XX000', { code: 'INTERNAL', message: errorSentences.INTERNAL }],
  ])('%s', async (state, meaning) => {
    const raised = db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT set_config('test.state', ${state}, TRUE)`
      await tx.$executeRaw`DO $$ BEGIN
        RAISE EXCEPTION 'base/16384/2619 of the inside' USING ERRCODE = current_setting('test.state'); END $$`
    })
    const refusal = await refusalOf(raised)
    expect(refusal).toMatchObject(meaning)
    expect(refusal.message).not.toContain('inside')
  })

  test('too many connections are an outage', async () => {
    const late = createDb(process.env.DATABASE_URL ?? '', 1)
    // The owner keeps its connection open: it could not connect again to lift the limit.
    await withClient(process.env.DATABASE_OWNER_URL ?? '', async (client) => {
      const limit = (most: number) =>
        client.query(
          `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I CONNECTION LIMIT ${most}', current_database()); END $$`,
        )
      await limit(1)
      expect(await refusalOf(late.user.findFirst())).toMatchObject(UNREACHABLE)
      await limit(-1)
    })
  })
})

/** @returns a promise factory that resolves once `count` callers have called it. */
function barrier(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = count
  return () => {
    if (--left <= 0) resolve()
    return promise
  }
}

describe('a transaction that was given up', () => {
  test.each(WRITERS)('in a deadlock is begun again: both are written, by %s', async (_writer, write) => {
    const people = [here.teacher.id, there.teacher.id]
    const meet = barrier(2)
    let begun = 0
    const cross = (order: string[], firstName: string) =>
      db().$transaction(async (tx) => {
        begun++
        await write(tx, order[0] ?? '', firstName)
        await meet()
        await write(tx, order[1] ?? '', firstName)
      })
    await Promise.all([cross(people, 'Ana'), cross(people.toReversed(), 'Zoé')])
    expect(begun).toBe(3)
    const [first, second] = await db().user.findMany({ where: { id: { in: people } }, select: { firstName: true } })
    expect(first).toEqual(second)
  })

  test.each(WRITERS)('because its rows changed is begun again, by %s', async (_writer, write) => {
    let begun = 0
    const work = db().$transaction(
      async (tx) => {
        await tx.user.findFirst({ where: { id: here.teacher.id } })
        if (++begun === 1) await rename(db(), here.teacher.id, 'Ana')
        await write(tx, here.teacher.id, 'Zoé')
      },
      { isolationLevel: 'RepeatableRead' },
    )
    await work
    expect(begun).toBe(2)
    expect(await db().user.findUnique({ where: { id: here.teacher.id } })).toMatchObject({ firstName: 'Zoé' })
  })

  test('is given up for good after three times, and says that others write', async () => {
    let begun = 0
    const work = db().$transaction(
      async (tx) => {
        await tx.user.findFirst({ where: { id: here.teacher.id } })
        await rename(db(), here.teacher.id, `Ana ${++begun}`)
        await rename(tx, here.teacher.id, 'Zoé')
      },
      { isolationLevel: 'RepeatableRead' },
    )
    expect(await refusalOf(work)).toMatchObject(BUSY)
    expect(begun).toBe(3)
  })

  test('for another reason is not begun again', async () => {
    let begun = 0
    const { email } = await createPerson(db(), 'TEACHER', here.daycare)
    const work = db().$transaction((tx) => {
      begun++
      return tx.user.update({ where: { id: here.teacher.id }, data: { email } })
    })
    expect(await refusalOf(work)).toMatchObject(CONFLICT)
    expect(begun).toBe(1)
  })
})
