import { fullName } from '#app/domain/full-name.ts'
import { sortByIds } from '#app/lib/ids.ts'
import { db } from '#app/server/database/db.server.ts'
import { containsWords } from '#app/server/database/search-text.server.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { type AdminDaycaresPage, DAYCARES_PER_PAGE, type DaycaresInput } from './schema.ts'

function whereOf({ search, filter }: DaycaresInput): Prisma.DaycareWhereInput {
  if (filter === 'deleted') return { ...containsWords(search), deletedAt: { not: null } }
  if (filter === 'alone') return { ...containsWords(search), deletedAt: null, managerCount: 0 }
  if (filter === 'full')
    return { ...containsWords(search), deletedAt: null, teacherCount: { gte: db().daycare.fields.maxTeachers } }
  return { ...containsWords(search), deletedAt: null }
}

/**
 * One page of the daycares with their seats and managers, in three queries. The ids of the page are read first:
 * joined in the same query, the managers of all daycares would be read before the page is cut.
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
  const daycares = sortByIds(found, ids).map(({ memberships, teacherCount: teachers, ...daycare }) => ({
    ...daycare,
    teachers,
    managers: memberships
      .map(({ user }) => ({
        id: user.id,
        name: fullName(user),
        hasSignedIn: user.lastLogin !== null,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
  }))
  return { daycares, total }
}
