import { statSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { getActivities } from '#app/features/activities/library/library-list.server.ts'
import { NO_FILTERS } from '#app/features/activities/library/schema.ts'
import { getActivity } from '#app/features/activities/library/server.ts'
import { getOverview } from '#app/features/admin/overview.server.ts'
import { getSituations } from '#app/features/exercises/own-sheets/situations.server.ts'
import { getProgress } from '#app/features/exercises/sort/attempts.server.ts'
import { getPackingList } from '#app/features/guides/backpack/server.ts'
import { getPlaces } from '#app/features/guides/continuum/server.ts'
import { getCalendarNotes } from '#app/features/guides/notes/own-notes.server.ts'
import { getReflections, getSmallStep } from '#app/features/guides/self-assessment/server.ts'
import { getQuizHistory, getQuizResults } from '#app/features/quiz/play/quiz-results.server.ts'
import { getQuizReviewsByDaycare } from '#app/features/quiz/review/team-review.server.ts'
import { applyMigrations } from '#app/host/migrations/apply-migrations.ts'
import { withClient } from '#app/host/postgres/connection.ts'
import { restrictApplicationRole } from '#app/host/postgres/rights.ts'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { canonicalTables } from './canonical.ts'
import { countTables, type Dump, dumpFile, packDump, readDump, readTables, restoreDump } from './dump.ts'

const ownerUrl = process.env.DATABASE_OWNER_URL ?? ''
const dump: Dump = readDump()
const countsOfDump = Object.fromEntries(Object.entries(dump.tables).map(([table, rows]) => [table, rows.length]))
/** What the database says of itself once every later migration has been applied. */
let upgraded: Record<string, number>

async function scopeOf(email: string): Promise<DaycareScope> {
  const person = await db().user.findUniqueOrThrow({ where: { email }, include: { memberships: true } })
  return { userId: person.id, role: person.role, daycareId: person.memberships[0]?.daycareId ?? null }
}

const emptyDatabase = () =>
  withClient(ownerUrl, (client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))

beforeAll(async () => {
  await emptyDatabase()
  await restoreDump(ownerUrl, dump)
  await applyMigrations(ownerUrl)
  await restrictApplicationRole({ url: process.env.DATABASE_URL ?? '', ownerUrl })
  upgraded = await countTables(ownerUrl)
})

test('the dump is small, and holds something of everything that people write', () => {
  expect(statSync(dumpFile).size).toBeLessThan(2_000_000)
  const lived = [
    'User',
    'Daycare',
    'Membership',
    'Activity',
    'Quiz',
    'QuizAnswer',
    'QuizReview',
    'AuditEntry',
    'MailJob',
  ]
  const guides = [
    'Reflection',
    'SmallStep',
    'MonthNote',
    'PackingList',
    'ContinuumPlace',
    'Situation',
    'ExerciseAttempt',
  ]
  const marks = [
    'FavouriteActivity',
    'LivedActivity',
    'PlannedActivity',
    'TeamInvitation',
    'Incident',
    'ErasureRequest',
  ]
  for (const table of [...lived, ...guides, ...marks]) expect(countsOfDump[table], table).toBeGreaterThan(0)
  expect(countsOfDump.Daycare).toBeGreaterThan(1)
})

test('after the migrations of today every table has the rows it had', () => {
  for (const [table, count] of Object.entries(countsOfDump)) expect([table, upgraded[table]]).toEqual([table, count])
})

test('what the database counts by itself was not counted twice', async () => {
  const daycares = await db().daycare.findMany({ include: { memberships: true, invitations: true } })
  for (const { teacherCount, managerCount, memberships, invitations } of daycares) {
    const teachers = memberships.filter(({ role }) => role === 'TEACHER').length
    expect(teacherCount).toBe(teachers + invitations.length)
    expect(managerCount).toBe(memberships.length - teachers)
  }
})

describe('the pages read it', () => {
  test('the library of a daycare, and a sheet of it', async () => {
    const marie = await scopeOf('educatrice@brindille.test')
    const activities = await getActivities(marie, { page: 1, filters: NO_FILTERS })
    const own = activities.filter(({ id }) =>
      dump.tables.Activity?.some((row) => row.id === id && row.daycareId === marie.daycareId),
    )
    expect(own.length).toBeGreaterThan(5)
    expect((await getActivity(marie, own[0]?.id ?? '')).sheet.titre).toBeTruthy()
  })

  test('quizzes, their answers, and the review of the manager', async () => {
    const marie = await scopeOf('educatrice@brindille.test')
    const history = await getQuizHistory(marie, 'PETITE_ENFANCE')
    expect(history.length).toBeGreaterThan(3)
    expect((await getQuizResults(marie, history[0]?.id ?? '')).answers.length).toBe(10)
    const louise = await scopeOf('gestionnaire@brindille.test')
    const review = await getQuizReviewsByDaycare({ ...louise, daycareId: marie.daycareId })
    expect(JSON.stringify(review)).toContain('Lavoie')
    expect(JSON.stringify(review)).not.toContain('Diallo')
  })

  test('the notes of the guides, of each daycare its own', async () => {
    for (const email of ['educatrice@brindille.test', 'educatrice.voisine@brindille.test']) {
      const scope = await scopeOf(email)
      expect(await getReflections(scope)).toHaveLength(2)
      expect((await getSmallStep(scope))?.text).toContain('jeudi')
      expect(JSON.stringify(await getCalendarNotes(scope))).toContain('bottes')
      expect((await getPackingList(scope))?.ticked).toHaveLength(2)
      expect(await getPlaces(scope)).toHaveLength(2)
      expect(await getSituations(scope)).toHaveLength(1)
      expect(await getProgress(scope)).toHaveLength(1)
    }
  })

  test('the dashboard of the superadmin', async () => {
    const admin = await db().user.findFirstOrThrow({ where: { role: 'SUPERADMIN' } })
    const { figures } = await getOverview({ userId: admin.id, role: 'SUPERADMIN', daycareId: null })
    expect(figures.daycares).toBeGreaterThan(1)
  })
})

test('the same data drawn with other ids gives the same dump', async () => {
  const tables = await readTables(ownerUrl)
  const renamed = JSON.parse(
    JSON.stringify(tables).replace(/019abcde-0000-7000-8000-(\d{12})/g, (_, number: string) => {
      const other = (7_919 * Number(number)) % 1_000_003
      return `0f1e2d3c-1111-4aaa-9bbb-${String(other).padStart(12, '0')}`
    }),
  )
  for (const rows of Object.values<unknown[]>(renamed)) rows.reverse()
  const again = { ...dump, tables: canonicalTables(renamed) }
  expect(packDump(again).equals(packDump({ ...dump, tables: canonicalTables(tables) }))).toBe(true)
})

test('a database of a newer version is refused, in French, and left as it is', async () => {
  await withClient(ownerUrl, (client) =>
    client.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "applied_steps_count")
       VALUES ('from-later', 'x', now(), '20991231000000_from_a_later_version', 1)`,
    ),
  )
  await expect(applyMigrations(ownerUrl)).rejects.toThrow(
    /20991231000000_from_a_later_version.*la base est plus récente que le code\. Installez la version qui correspond/,
  )
  expect(await countTables(ownerUrl)).toEqual(upgraded)
})
