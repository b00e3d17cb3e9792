import { foldText } from '#app/lib/french/fold-text.ts'
import { inOrder } from '#app/lib/ids.ts'
import { db } from '#app/server/database/db.server.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { type AdminDaycaresPage, DAYCARES_PER_PAGE, type DaycaresInput } from './schema.ts'

function whereOf({ search, filter }: DaycaresInput): Prisma.DaycareWhereInput {
  const words = search ? foldText(search).split(' ').slice(0, 5) : []
  const named = { AND: words.map((word) => ({ searchText: { contains: word.replace(/[\\%_]/g, '\\$&') } })) }
  if (filter === 'deleted') return { ...named, deletedAt: { not: null } }
  if (filter === 'alone') return { ...named, deletedAt: null, managerCount: 0 }
  if (filter === 'full') return { ...named, deletedAt: null, teacherCount: { gte: db().daycare.fields.maxTeachers } }
  return { ...named, deletedAt: null }
}

/**
 * One page of the daycares with their seats and managers: three queries. Which ones is read apart from what
 * they hold: otherwise the managers of all of them are gathered before the page is cut.
 */
export async function getDaycares(_admin: DaycareScope, input: DaycaresInput): Promise<AdminDaycaresPage> {
  const where = whereOf(input)
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
