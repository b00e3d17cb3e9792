import { sortByIds } from '#app/lib/ids.ts'
import { db } from '#app/server/database/db.server.ts'
import { containsWords } from '#app/server/database/search-text.server.ts'
import { env } from '#app/server/env.server.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { ERASED_DOMAIN } from '#app/server/personal-data/registry.server.ts'
import { LONGEST_VALID_FIRST } from '#app/server/session/one-time-link.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { managerState } from './manager-state.ts'
import {
  type CurrentManager,
  type FoundDaycare,
  MANAGERS_PER_PAGE,
  type ManagedDaycare,
  type ManagersInput,
  type PresetManagersPage,
} from './schema.ts'
import type { ManagerFilter } from './search-params.ts'

const DAYCARES_PROPOSED = 10

/** The signed-in manager. */
export function getCurrentManager({ user }: CurrentSession): CurrentManager {
  return { id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName }
}

/**
 * Ids of the managers without any daycare, in one pass over two indexes. The deleted daycares, which are few, are
 * looked up once; as a filter of the page query they would be looked up for each manager.
 */
async function idsOfManagersWithoutDaycare(): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT u."id" FROM "User" u WHERE u."role" = 'MANAGER' AND u."deletedAt" IS NULL AND NOT EXISTS (
      SELECT FROM "Membership" m WHERE m."userId" = u."id" AND m."role" = 'MANAGER' AND m."daycareId" NOT IN (
        SELECT "id" FROM "Daycare" WHERE "deletedAt" IS NOT NULL))`
  return rows.map(({ id }) => id)
}

async function whereOfFilter(filter: ManagerFilter): Promise<Prisma.UserWhereInput> {
  // An erased account is nobody's any more.
  if (filter === 'deleted') return { deletedAt: { not: null }, email: { not: { endsWith: ERASED_DOMAIN } } }
  if (filter === 'preset') return { deletedAt: null, lastLogin: null }
  if (filter === 'alone') return { id: { in: await idsOfManagersWithoutDaycare() } }
  return { deletedAt: null }
}

/**
 * One page of the managers, by name, with their invitation state and the daycares that only they manage. Four queries,
 * five for the filter `alone`. The ids of the page are read first: joined in the same query, the links of all managers
 * would be read before the page is cut.
 */
export async function getPresetManagers(
  _admin: DaycareScope,
  { page, search, filter = 'all' }: ManagersInput,
): Promise<PresetManagersPage> {
  const where = { role: 'MANAGER' as const, ...(await whereOfFilter(filter)), ...containsWords(search) }
  const [pageRows, total] = await Promise.all([
    db().user.findMany({
      where,
      orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
      skip: (page - 1) * MANAGERS_PER_PAGE,
      take: MANAGERS_PER_PAGE,
      select: { id: true },
    }),
    db().user.count({ where }),
  ])
  const rows = await readManagers(pageRows.map(({ id }) => id))
  const daycareIds = rows.flatMap(({ memberships }) => memberships.map(({ daycare }) => daycare.id))
  const counts = await countManagers(daycareIds)
  const now = new Date()
  const managers = rows.map(({ memberships, loginTokens, mails, ...person }) => {
    const [link] = loginTokens
    const daycares: ManagedDaycare[] = memberships
      .map(({ daycare }) => ({ ...daycare, isOnlyManager: counts.get(daycare.id) === 1 }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
    return {
      ...person,
      state: managerState({ ...person, link: link ?? null, isQueued: mails.length > 0 }, now),
      link: link && !link.revokedAt ? { sentAt: link.createdAt, expiresAt: link.expiresAt } : null,
      daycares,
    }
  })
  return { managers, total, sendsMail: env().SMTP_URL !== undefined }
}

/** These managers, in this order, with their daycares, their link and their queued invitation. */
async function readManagers(ids: string[]) {
  const rows = await db().user.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids } },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      createdAt: true,
      lastLogin: true,
      secondFactorSince: true,
      deletedAt: true,
      memberships: {
        where: { role: 'MANAGER', daycare: { deletedAt: null } },
        select: { daycare: { select: { id: true, name: true } } },
      },
      loginTokens: {
        orderBy: LONGEST_VALID_FIRST,
        take: 1,
        select: { createdAt: true, expiresAt: true, openedAt: true, usedAt: true, revokedAt: true },
      },
      mails: {
        where: { kind: 'INVITATION', sentAt: null, failedAt: null },
        take: 1,
        select: { id: true },
      },
    },
  })
  return sortByIds(rows, ids)
}

/** How many managers each of these daycares has, by daycare id. Deleted managers do not count. */
async function countManagers(daycareIds: string[]): Promise<Map<string, number>> {
  const groups = await db().membership.groupBy({
    by: ['daycareId'],
    where: { daycareId: { in: daycareIds }, role: 'MANAGER', user: { deletedAt: null } },
    _count: true,
  })
  return new Map(groups.map(({ daycareId, _count }) => [daycareId, _count]))
}

/** Daycares to choose from, by a part of their name. */
export function findDaycares(_admin: DaycareScope, search: string): Promise<FoundDaycare[]> {
  return db().daycare.findMany({
    where: { deletedAt: null, ...containsWords(search) },
    select: { id: true, name: true, kind: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: DAYCARES_PROPOSED,
  })
}
