import { foldText } from '#app/lib/fold-text.ts'
import { inOrder } from '#app/lib/in-order.ts'
import { db } from '#app/server/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { type AdminDaycaresPage, DAYCARES_PER_PAGE, type DaycaresInput } from './administration.schema.ts'

/**
 * Ids of the daycares that nobody runs, in one pass over two indexes. Those of the managers who are deleted are few, and
 * looked up once: a join with all the people would cost three times as much.
 */
export const DAYCARES_ALONE = Prisma.sql`
  SELECT d."id" FROM "Daycare" d WHERE d."deletedAt" IS NULL AND NOT EXISTS (
    SELECT FROM "Membership" m WHERE m."daycareId" = d."id" AND m."role" = 'MANAGER' AND m."userId" NOT IN (
      SELECT "id" FROM "User" WHERE "role" = 'MANAGER' AND "deletedAt" IS NOT NULL))`

/** Apart from the page: it would otherwise look for the managers of one after the other. */
async function daycaresAlone(): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>(DAYCARES_ALONE)
  return rows.map(({ id }) => id)
}

async function whereOf({ search, filter }: DaycaresInput): Promise<Prisma.DaycareWhereInput> {
  const words = search ? foldText(search).split(' ').slice(0, 5) : []
  const named = { AND: words.map((word) => ({ searchText: { contains: word.replace(/[\\%_]/g, '\\$&') } })) }
  if (filter === 'deleted') return { ...named, deletedAt: { not: null } }
  if (filter === 'alone') return { ...named, id: { in: await daycaresAlone() } }
  if (filter === 'full') return { ...named, deletedAt: null, teacherCount: { gte: db().daycare.fields.maxTeachers } }
  return { ...named, deletedAt: null }
}

/**
 * One page of the daycares with their seats and managers: three queries, four for those without a manager. Which ones is read
 * apart from what they hold: otherwise the managers of all of them are gathered before the page is cut.
 */
export async function getDaycares(_admin: DaycareScope, input: DaycaresInput): Promise<AdminDaycaresPage> {
  const where = await whereOf(input)
  const order = input.descending ? ('desc' as const) : ('asc' as const)
  const [page, total] = await Promise.all([
    db().daycare.findMany({
      where,
      orderBy: [{ [input.sort]: order }, { id: order }],
      skip: (input.page - 1) * DAYCARES_PER_PAGE,
      take: DAYCARES_PER_PAGE,
      select: { id: true },
    }),
    db().daycare.count({ where }),
  ])
  const ids = page.map(({ id }) => id)
  const found = await db().daycare.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids } },
    select: {
      id: true,
      name: true,
      kind: true,
      createdAt: true,
      deletedAt: true,
      maxTeachers: true,
      teacherCount: true,
      memberships: {
        where: { role: 'MANAGER', user: { deletedAt: null } },
        select: { user: { select: { id: true, firstName: true, lastName: true, lastLogin: true } } },
      },
    },
  })
  const daycares = inOrder(found, ids).map(({ memberships, teacherCount: teachers, ...daycare }) => ({
    ...daycare,
    teachers,
    managers: memberships
      .map(({ user }) => ({
        id: user.id,
        name: `${user.firstName} ${user.lastName}`.trim(),
        entered: user.lastLogin !== null,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
  }))
  return { daycares, total }
}
