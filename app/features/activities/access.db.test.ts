import { describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { Activity } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, scopeOf } from '#tests/support/people.ts'
import { readableOrDeletedWhere, readableSql, readableSqlByOrigin, readableWhere } from './access.server.ts'

/** Creates every kind of activity, once deleted and once not, and returns the name of each kind by id. */
async function createEveryKind({ here, there }: Awaited<ReturnType<typeof createTwoDaycares>>) {
  const team = { visibility: 'TEAM' } as const
  const alone = { visibility: 'PRIVATE' } as const
  const kinds: Record<string, [{ daycareId: string | null; authorId?: string }, Partial<Activity>]> = {
    starter: [{ daycareId: null }, team],
    shared: [{ daycareId: here.daycare.id, authorId: here.teacher.id }, team],
    'of nobody': [{ daycareId: here.daycare.id }, team],
    'the teacher’s own': [{ daycareId: here.daycare.id, authorId: here.teacher.id }, alone],
    'the manager’s own': [{ daycareId: here.daycare.id, authorId: here.manager.id }, alone],
    'private of nobody': [{ daycareId: here.daycare.id }, alone],
    'shared there': [{ daycareId: there.daycare.id, authorId: there.teacher.id }, team],
    'private there': [{ daycareId: there.daycare.id, authorId: there.teacher.id }, alone],
    'left there by the teacher': [{ daycareId: there.daycare.id, authorId: here.teacher.id }, alone],
  }
  const names = new Map<string, string>()
  for (const [name, [owner, activity]] of Object.entries(kinds))
    for (const [kind, deletedAt] of [
      [name, null],
      [`${name}, deleted`, new Date()],
    ] as const)
      names.set((await createActivity(db(), owner, { ...activity, deletedAt })).id, kind)
  return names
}

describe('who may read an activity', () => {
  const DAYCARE = ['starter', 'shared', 'of nobody']
  const READS: Record<string, string[]> = {
    teacher: [...DAYCARE, 'the teacher’s own'],
    'teacher who has proved nothing': DAYCARE,
    manager: [...DAYCARE, 'the manager’s own'],
    'superadmin in the daycare': DAYCARE,
    'superadmin without a daycare': [...DAYCARE, 'shared there'],
    neighbour: ['starter', 'shared there', 'private there'],
  }

  test('Prisma and SQL let the same rows through, whoever reads and whatever the activity', async () => {
    const daycares = await createTwoDaycares(db())
    const { here, there } = daycares
    const admin = await createPerson(db(), 'SUPERADMIN')
    const viewers: Record<string, DaycareScope> = {
      teacher: here.teacherScope,
      'teacher who has proved nothing': { ...here.teacherScope, needsProof: true },
      manager: here.managerScope,
      'superadmin in the daycare': scopeOf(admin, here.daycare),
      'superadmin without a daycare': scopeOf(admin, null),
      neighbour: there.teacherScope,
    }
    expect(Object.keys(viewers)).toEqual(Object.keys(READS))
    const names = await createEveryKind(daycares)
    const id = { in: [...names.keys()] }
    const kindsOf = (rows: { id: string }[]) => rows.flatMap((row) => names.get(row.id) ?? []).toSorted()
    for (const [viewer, scope] of Object.entries(viewers)) {
      const notDeleted = READS[viewer]?.toSorted() ?? []
      const withDeleted = notDeleted.flatMap((kind) => [kind, `${kind}, deleted`]).toSorted()
      const inSql = await db().$queryRaw<{ id: string }[]>`SELECT "id" FROM "Activity" WHERE ${readableSql(scope)}`
      const branches: { id: string }[] = []
      for (const condition of readableSqlByOrigin(scope))
        branches.push(...(await db().$queryRaw<{ id: string }[]>`SELECT "id" FROM "Activity" WHERE ${condition}`))
      const prisma = await db().activity.findMany({ where: { id, ...readableWhere(scope) }, select: { id: true } })
      const prismaWithDeleted = await db().activity.findMany({
        where: { id, ...readableOrDeletedWhere(scope) },
        select: { id: true },
      })
      expect(kindsOf(prisma), `${viewer}, Prisma`).toEqual(notDeleted)
      expect(kindsOf(inSql), `${viewer}, SQL`).toEqual(notDeleted)
      expect(kindsOf(branches), `${viewer}, each origin once`).toEqual(notDeleted)
      expect(kindsOf(prismaWithDeleted), `${viewer}, deleted included`).toEqual(withDeleted)
    }
  })
})
