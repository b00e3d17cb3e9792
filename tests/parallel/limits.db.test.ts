import { beforeEach, describe, expect, test } from 'vitest'
import { reserveUnit } from '#app/features/activities/generator/generation-units.server.ts'
import type { GenerateActivityInput } from '#app/features/activities/generator/schema.ts'
import { OWN_NAMES_MAX } from '#app/features/activities/reference-lists/schema.ts'
import { createMaterial, createTheme } from '#app/features/activities/reference-lists/server.ts'
import { VERSIONS_KEPT } from '#app/features/activities/sheet/edit/schema.ts'
import { updateActivity } from '#app/features/activities/sheet/edit/server.ts'
import { copyWeek, planActivity } from '#app/features/activities/week/server.ts'
import { SLOT_MAX } from '#app/features/activities/week/week-days.ts'
import { updateMaxTeachers } from '#app/features/daycares/manage/manage-daycare.server.ts'
import {
  deleteSituation,
  restoreSituation,
  saveSituation,
} from '#app/features/exercises/own-sheets/situations.server.ts'
import { SITUATIONS_MAX } from '#app/features/exercises/schema.ts'
import { addPlace } from '#app/features/guides/continuum/server.ts'
import { PLACES_MAX, ROUNDS_MAX } from '#app/features/guides/schema.ts'
import { saveReflection } from '#app/features/guides/self-assessment/server.ts'
import { remind } from '#app/features/quiz/review/reminders.server.ts'
import { createTeacher } from '#app/features/team/invite/add-teachers.server.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { db } from '#app/server/database/db.server.ts'
import { createLimit } from '#app/server/rate-limit.server.ts'
import { PRACTICE_IDS } from '#content/guides/self-assessment/types.ts'
import { createActivity } from '#tests/support/activities.ts'
import { parallelStatusCounts } from '#tests/support/parallel-status-counts.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'

/*
 * For each limit of N rows: with N - LEFT rows stored and TIMES simultaneous calls, LEFT calls pass, in each of two daycares.
 */

const TIMES = 24
const LEFT = 3
const EXACT = { 200: LEFT, 409: TIMES - LEFT }
const client = { ip: '192.0.2.1', userAgent: 'test' }
const origin = 'https://brindille.example'

let both: StaffedDaycare[]
beforeEach(async () => {
  const { here, there } = await createTwoDaycares(db())
  both = [here, there]
})

const repeat = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const inBoth = (run: (staffed: StaffedDaycare) => Promise<Record<number, number>>) => Promise.all(both.map(run))
const ownerOf = ({ daycare, teacher }: StaffedDaycare) => ({ daycareId: daycare.id, userId: teacher.id })

/** Stores situations of the teacher. */
async function storeSituations(staffed: StaffedDaycare, count: number): Promise<void> {
  const own = ownerOf(staffed)
  await db().situation.createMany({
    data: repeat(count, (index) => ({ ...own, id: crypto.randomUUID(), title: `Avant ${index}` })),
  })
}
const newSituation = (staffed: StaffedDaycare, index: number, id: string = crypto.randomUUID()) =>
  saveSituation(staffed.teacherScope, { id, version: 0, title: `Butte ${index}`, description: '', statements: [] })

describe('a limit holds under parallel calls', () => {
  test('situations of one’s own', async () => {
    await Promise.all(both.map((staffed) => storeSituations(staffed, SITUATIONS_MAX - LEFT)))
    const statuses = await inBoth((staffed) => parallelStatusCounts(TIMES, (index) => newSituation(staffed, index)))
    expect(statuses).toEqual([EXACT, EXACT])
    for (const staffed of both) expect(await db().situation.count({ where: ownerOf(staffed) })).toBe(SITUATIONS_MAX)
  })

  test('situations of one’s own, deleted and brought back', async () => {
    const [here] = both as [StaffedDaycare, StaffedDaycare]
    const ids = repeat(TIMES, () => crypto.randomUUID())
    for (const [index, id] of ids.entries()) await newSituation(here, index, id)
    await Promise.all(ids.map((id) => deleteSituation(here.teacherScope, id)))
    await storeSituations(here, SITUATIONS_MAX - LEFT)
    const statuses = await parallelStatusCounts(TIMES, (index) => restoreSituation(here.teacherScope, ids[index] ?? ''))
    expect(statuses).toEqual(EXACT)
    expect(await db().situation.count({ where: { ...ownerOf(here), deletedAt: null } })).toBe(SITUATIONS_MAX)
    // Restoring one that is not deleted changes nothing.
    const [kept] = await db().situation.findMany({ where: { ...ownerOf(here), deletedAt: null }, take: 1 })
    expect(await restoreSituation(here.teacherScope, kept?.id ?? '')).toEqual({ id: kept?.id })
  })

  test('themes and materials of a daycare', async () => {
    for (const { daycare } of both) {
      const names = repeat(OWN_NAMES_MAX - LEFT, (index) => ({ daycareId: daycare.id, name: `Nom ${index}` }))
      const data = names.map((row) => ({ ...row, slug: foldText(row.name) }))
      await Promise.all([db().theme.createMany({ data }), db().material.createMany({ data })])
    }
    for (const create of [createTheme, createMaterial]) {
      const statuses = await inBoth((staffed) =>
        parallelStatusCounts(TIMES, (index) =>
          create(index % 2 ? staffed.teacherScope : staffed.managerScope, { name: `Ruisseau ${index}` }),
        ),
      )
      expect(statuses).toEqual([EXACT, EXACT])
    }
    for (const { daycare } of both) {
      expect(await db().theme.count({ where: { daycareId: daycare.id } })).toBe(OWN_NAMES_MAX)
      expect(await db().material.count({ where: { daycareId: daycare.id } })).toBe(OWN_NAMES_MAX)
    }
  })

  test('activities of one slot of the week, planned or copied from another week', async () => {
    const [here] = both as [StaffedDaycare, StaffedDaycare]
    const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
    const activities = await Promise.all(repeat(TIMES, () => createActivity(db(), owner)))
    const plan = (day: string, index: number) =>
      planActivity(here.teacherScope, { activityId: activities[index]?.id ?? '', day, slot: 'MORNING' })
    const full = { 200: SLOT_MAX, 409: TIMES - SLOT_MAX }
    expect(await parallelStatusCounts(TIMES, (index) => plan('2026-11-23', index))).toEqual(full)
    expect(await parallelStatusCounts(TIMES, (index) => plan('2026-11-30', index))).toEqual(full)
    const copy = (from: string) => copyWeek(here.teacherScope, { from, to: '2026-12-07' })
    const mixed = await parallelStatusCounts(TIMES, (index) =>
      index % 3 ? copy(index % 2 ? '2026-11-23' : '2026-11-30') : plan('2026-12-07', index),
    )
    expect(Object.keys(mixed).filter((status) => !['200', '409'].includes(status))).toEqual([])
    const day = new Date('2026-12-07')
    expect(await db().plannedActivity.count({ where: { ...ownerOf(here), day } })).toBe(SLOT_MAX)
  })

  test('places on the continuum', async () => {
    for (const { daycare } of both)
      await db().continuumPlace.createMany({
        data: repeat(PLACES_MAX - LEFT, () => ({ daycareId: daycare.id, axis: 'temps', step: 2 })),
      })
    const statuses = await inBoth((staffed) =>
      parallelStatusCounts(TIMES, (index) =>
        addPlace(index % 2 ? staffed.teacherScope : staffed.managerScope, { axis: 'temps', step: 3 }),
      ),
    )
    expect(statuses).toEqual([EXACT, EXACT])
  })

  test('rounds of a card of the self-assessment', async () => {
    const cardId = PRACTICE_IDS[0]
    const statuses = await inBoth((staffed) =>
      parallelStatusCounts(TIMES, (index) =>
        saveReflection(staffed.teacherScope, { cardId, round: index + 1, level: 'OFTEN', note: '', seen: null }),
      ),
    )
    for (const [index, staffed] of both.entries()) {
      const rounds = await db().reflection.findMany({ where: ownerOf(staffed), orderBy: { round: 'asc' } })
      // The rounds have no gap, however many calls passed.
      expect(rounds.map(({ round }) => round)).toEqual(repeat(statuses[index]?.[200] ?? 0, (round) => round + 1))
      expect(rounds.length).toBeLessThan(ROUNDS_MAX)
      expect(statuses[index]?.[500]).toBeUndefined()
    }
  })

  test('seats of a team, while their number goes down', async () => {
    const admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
    const newTeacher = (staffed: StaffedDaycare, index: number) => ({
      firstName: 'Rosalie',
      lastName: 'Gagnon',
      email: `place-${staffed.daycare.id}-${index}@exemple.test`,
    })
    for (const { daycare } of both)
      await db().daycare.update({ where: { id: daycare.id }, data: { maxTeachers: 1 + LEFT } })
    const add = (staffed: StaffedDaycare) =>
      parallelStatusCounts(TIMES, (index) =>
        createTeacher(staffed.managerScope, newTeacher(staffed, index), { origin, client }),
      )
    const lower = ({ daycare }: StaffedDaycare) =>
      parallelStatusCounts(TIMES, () =>
        updateMaxTeachers(admin, { daycareId: daycare.id, maxTeachers: 1 + LEFT }, client),
      )
    const [added, lowered] = await Promise.all([inBoth(add), inBoth(lower)])
    expect(added).toEqual([EXACT, EXACT])
    expect(lowered).toEqual([{ 200: TIMES }, { 200: TIMES }])
    for (const { daycare } of both)
      expect(await db().membership.count({ where: { daycareId: daycare.id, role: 'TEACHER' } })).toBe(1 + LEFT)
  })

  test('generations of a day', async () => {
    const criteria: GenerateActivityInput['criteria'] = {
      ageGroups: ['AGE_2_YEARS_3_YEARS'],
      developments: ['DEVELOPMENT_LANGUAGE'],
      themes: [],
      materials: [],
      place: 'INDOORS',
      season: 'WINTER',
      durationMinutes: 10,
    }
    const request = () => ({ id: crypto.randomUUID(), timezone: 'America/Toronto', criteria })
    const limits = { daily: LEFT, burst: 1_000 }
    const statuses = await inBoth((staffed) =>
      parallelStatusCounts(TIMES, () => reserveUnit(staffed.teacherScope, request(), limits)),
    )
    const exact = { 200: LEFT, 429: TIMES - LEFT }
    expect(statuses).toEqual([exact, exact])
  })

  test('reminders of a week, and anything counted by time', async () => {
    const statuses = await inBoth((staffed) =>
      parallelStatusCounts(TIMES, () => remind(staffed.managerScope, staffed.teacher.id, 'ALEX')),
    )
    expect(statuses).toEqual([
      { 200: 1, 409: TIMES - 1 },
      { 200: 1, 409: TIMES - 1 },
    ])
    const limit = createLimit('test-parallel', LEFT, 60)
    const exact = { 200: LEFT, 429: TIMES - LEFT }
    expect(await inBoth(({ teacher }) => parallelStatusCounts(TIMES, () => limit.consume(teacher.id)))).toEqual([
      exact,
      exact,
    ])
  })

  test('attempts, while the database is slow', async () => {
    const [{ teacher }] = both as [StaffedDaycare, StaffedDaycare]
    const limit = createLimit('test-slow', LEFT, 60)
    for (let attempt = 0; attempt < LEFT; attempt++) await limit.consume(teacher.id)
    const statuses = await db().$transaction(async (tx) => {
      await tx.$executeRaw`SELECT points FROM rate_limit WHERE key = ${`test-slow:${teacher.id}`} FOR UPDATE`
      const waiting = parallelStatusCounts(TIMES, () => limit.consume(teacher.id))
      await tx.$executeRaw`SELECT pg_sleep(1.5)`
      return { waiting }
    })
    expect(await statuses.waiting).toEqual({ 429: TIMES })
  })

  test('versions that are kept of a sheet', async () => {
    const [here] = both as [StaffedDaycare, StaffedDaycare]
    const { id } = await createActivity(db(), { daycareId: here.daycare.id, authorId: here.teacher.id })
    for (let version = 1; version <= VERSIONS_KEPT + 2; version++) {
      const section = version % 2 ? 'titre' : 'vocabulaire'
      const statuses = await parallelStatusCounts(TIMES, (index) => {
        const text = `Feuille ${version} ${index}`
        const value = section === 'titre' ? text : [text]
        return updateActivity(here.teacherScope, { activityId: id, version, section, value, reason: 'CHANGE' })
      })
      expect(statuses).toEqual({ 200: 1, 409: TIMES - 1 })
    }
    expect(await db().activityVersion.count({ where: { activityId: id } })).toBe(VERSIONS_KEPT)
  })
})
