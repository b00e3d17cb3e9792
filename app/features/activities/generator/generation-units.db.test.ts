import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { generationSentences } from '#content/generation.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import {
  countGeneratedToday,
  RESERVATION_LIFETIME_MS,
  releaseUnit,
  reserveUnit,
  spendUnit,
} from './generation-units.server.ts'
import type { GenerateActivityInput } from './schema.ts'

const TIMEZONE = 'America/Toronto'
const limits = { daily: 20, burst: 1_000 }
let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

function request(timezone = TIMEZONE): GenerateActivityInput {
  const criteria: GenerateActivityInput['criteria'] = {
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE'],
    themes: [],
    materials: [],
    place: 'INDOORS',
    season: 'WINTER',
    durationMinutes: 10,
  }
  return { id: crypto.randomUUID(), timezone, criteria }
}

/** Uses `times` units at the given time. */
async function spend(scope: DaycareScope, times: number, at: Date, timezone = TIMEZONE): Promise<void> {
  for (let i = 0; i < times; i++) {
    const input = request(timezone)
    await reserveUnit(scope, input, limits, at)
    await spendUnit(input.id, 'test')
  }
}

const usedAt = async (at: Date, scope = here.teacherScope, timezone = TIMEZONE) =>
  (await countGeneratedToday(scope, timezone, at)).used

describe('the daily limit', () => {
  test('thirty at once, over two processes: exactly twenty', async () => {
    // A second copy of the modules stands for a second process: it shares neither state nor connections.
    vi.resetModules()
    const other = await import('./generation-units.server.ts')
    const processes = [reserveUnit, other.reserveUnit]
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => processes[index % 2]?.(here.teacherScope, request(), limits)),
    )
    await (await import('#app/server/database/db.server.ts')).db().$disconnect()
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    for (const it of results)
      if (it.status === 'rejected')
        expect(it.reason).toMatchObject({ code: 'TOO_MANY', message: generationSentences.limitReached })
    expect(await db().generation.count({ where: { userId: here.teacher.id } })).toBe(20)
    expect(await countGeneratedToday(here.teacherScope, TIMEZONE)).toEqual({ used: 20, limit: 20 })
  })

  test('is each person’s own', async () => {
    await spend(here.teacherScope, 20, new Date())
    await expect(reserveUnit(here.teacherScope, request(), limits)).rejects.toMatchObject({ code: 'TOO_MANY' })
    for (const scope of [here.managerScope, there.teacherScope]) {
      await expect(reserveUnit(scope, request(), limits)).resolves.toEqual({ kind: 'reserved' })
      expect((await countGeneratedToday(scope, TIMEZONE)).used).toBe(1)
    }
  })

  test('a released unit may be taken again', async () => {
    await spend(here.teacherScope, 19, new Date())
    const last = request()
    await reserveUnit(here.teacherScope, last, limits)
    await expect(reserveUnit(here.teacherScope, request(), limits)).rejects.toMatchObject({ code: 'TOO_MANY' })
    await releaseUnit(last.id, 'test')
    expect(await usedAt(new Date())).toBe(19)
    await expect(reserveUnit(here.teacherScope, request(), limits)).resolves.toEqual({ kind: 'reserved' })
  })

  test('a unit that is done cannot be released', async () => {
    const input = request()
    await reserveUnit(here.teacherScope, input, limits)
    await spendUnit(input.id, 'test')
    await releaseUnit(input.id, 'late')
    expect(await usedAt(new Date())).toBe(1)
  })

  test('a reservation whose process died stops counting, and its id may be used again', async () => {
    const input = request()
    const long = new Date(Date.now() - RESERVATION_LIFETIME_MS - 1)
    await reserveUnit(here.teacherScope, input, limits, long)
    expect(await usedAt(new Date())).toBe(0)
    await expect(reserveUnit(here.teacherScope, input, limits)).resolves.toEqual({ kind: 'reserved' })
    await expect(reserveUnit(here.teacherScope, input, limits)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('says in how many seconds it is reset', async () => {
    const evening = new Date('2026-11-20T22:00:00-05:00')
    await spend(here.teacherScope, 20, evening)
    await expect(reserveUnit(here.teacherScope, request(), limits, evening)).rejects.toMatchObject({
      retryAfterSeconds: 2 * 3_600,
    })
  })
})

describe('her midnight', () => {
  test.each([
    ['spring forward', '2026-03-08T00:10:00-05:00', '2026-03-08T23:50:00-04:00', '2026-03-09T00:01:00-04:00'],
    ['fall back', '2026-11-01T00:10:00-04:00', '2026-11-01T23:50:00-05:00', '2026-11-02T00:01:00-05:00'],
    ['an ordinary day', '2026-11-20T00:10:00-05:00', '2026-11-20T23:50:00-05:00', '2026-11-21T00:01:00-05:00'],
  ])('%s: one day from midnight to midnight', async (_, morning, night, next) => {
    await spend(here.teacherScope, 20, new Date(morning))
    expect(await usedAt(new Date(night))).toBe(20)
    await expect(reserveUnit(here.teacherScope, request(), limits, new Date(night))).rejects.toMatchObject({
      code: 'TOO_MANY',
    })
    expect(await usedAt(new Date(next))).toBe(0)
    await expect(reserveUnit(here.teacherScope, request(), limits, new Date(next))).resolves.toEqual({
      kind: 'reserved',
    })
  })

  test('is that of her time zone', async () => {
    const at = new Date('2026-11-20T23:30:00-05:00')
    await spend(here.teacherScope, 3, at)
    const later = new Date(at.getTime() + 3_600_000)
    expect(await usedAt(later, here.teacherScope, 'America/Toronto')).toBe(0)
    expect(await usedAt(later, here.teacherScope, 'America/Vancouver')).toBe(3)
  })

  test('changing the time zone gains one day at most', async () => {
    const at = new Date('2026-11-20T12:00:00Z')
    // Three hours ago it was still yesterday in Kiritimati, and twice the limit was used in other zones.
    const earlier = { status: 'DONE' as const, startedAt: new Date(at.getTime() - 3 * 3_600_000), criteria: {} }
    const owner = { userId: here.teacher.id, daycareId: here.daycare.id }
    const rows = Array.from({ length: 40 }, () => ({ id: crypto.randomUUID(), ...owner, ...earlier }))
    await db().generation.createMany({ data: rows })
    expect(await usedAt(at, here.teacherScope, 'Pacific/Kiritimati')).toBe(0)
    await expect(reserveUnit(here.teacherScope, request('Pacific/Kiritimati'), limits, at)).rejects.toMatchObject({
      code: 'TOO_MANY',
    })
  })
})

test('five in a minute, whatever their outcome', async () => {
  const at = new Date()
  for (let i = 0; i < 5; i++) {
    const input = request()
    await reserveUnit(here.teacherScope, input, undefined, at)
    await releaseUnit(input.id, 'test')
  }
  await expect(reserveUnit(here.teacherScope, request(), undefined, at)).rejects.toMatchObject({
    code: 'TOO_MANY',
    message: generationSentences.tooFast,
    retryAfterSeconds: 60,
  })
  await expect(reserveUnit(here.teacherScope, request(), undefined, new Date(at.getTime() + 60_001))).resolves.toEqual({
    kind: 'reserved',
  })
})
