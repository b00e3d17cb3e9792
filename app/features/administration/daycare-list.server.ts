import { foldText } from '#app/lib/fold-text.ts'
import { db } from '#app/server/db.server.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { type AdminDaycaresPage, DAYCARES_PER_PAGE, type DaycaresInput } from './administration.schema.ts'

/** Daycares without a seat left. The only filter that has to count everybody. */
async function fullDaycares(): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT d."id" FROM "Daycare" d
    JOIN (SELECT "daycareId", count(*) AS taken FROM "Membership" WHERE "role" = 'TEACHER' GROUP BY "daycareId") m
      ON m."daycareId" = d."id"
    WHERE d."deletedAt" IS NULL AND m.taken >= d."maxTeachers"`
  return rows.map(({ id }) => id)
}

async function whereOf({ search, filter }: DaycaresInput): Promise<Prisma.DaycareWhereInput> {
  const words = search ? foldText(search).split(' ').slice(0, 5) : []
  const named = { AND: words.map((word) => ({ searchText: { contains: word.replace(/[\\%_]/g, '\\$&') } })) }
  if (filter === 'deleted') return { ...named, deletedAt: { not: null } }
  if (filter === 'full') return { ...named, id: { in: await fullDaycares() } }
  if (filter === 'all') return { ...named, deletedAt: null }
  return { ...named, deletedAt: null, memberships: { none: { role: 'MANAGER', user: { deletedAt: null } } } }
}

/** One page of the daycares with their seats and managers: three queries, four for those that are full. */
export async function getDaycares(_admin: DaycareScope, input: DaycaresInput): Promise<AdminDaycaresPage> {
  const where = await whereOf(input)
  const order = input.descending ? ('desc' as const) : ('asc' as const)
  const [rows, total] = await Promise.all([
    db().daycare.findMany({
      relationLoadStrategy: 'join',
      where,
      orderBy: [{ [input.sort]: order }, { id: order }],
      skip: (input.page - 1) * DAYCARES_PER_PAGE,
      take: DAYCARES_PER_PAGE,
      select: {
        id: true,
        name: true,
        kind: true,
        createdAt: true,
        deletedAt: true,
        maxTeachers: true,
        memberships: {
          where: { role: 'MANAGER', user: { deletedAt: null } },
          select: { user: { select: { id: true, firstName: true, lastName: true, lastLogin: true } } },
        },
      },
    }),
    db().daycare.count({ where }),
  ])
  const taken = await db().membership.groupBy({
    by: ['daycareId'],
    where: { daycareId: { in: rows.map(({ id }) => id) }, role: 'TEACHER' },
    _count: true,
  })
  const counts = new Map(taken.map(({ daycareId, _count }) => [daycareId, _count]))
  const daycares = rows.map(({ memberships, ...daycare }) => ({
    ...daycare,
    teachers: counts.get(daycare.id) ?? 0,
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
