import * as z from 'zod/mini'
import { fullName } from '#app/domain/full-name.ts'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { dayStart } from '#app/lib/dates/day-start.ts'
import { audit } from '#app/server/audit.server.ts'
import { type Db, db, readLate } from '#app/server/database/db.server.ts'
import { containsWords } from '#app/server/database/search-text.server.ts'
import { frenchCsv } from '#app/server/french-csv.server.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { AUDIT_ACTIONS } from '#content/pages/audit-log.ts'
import type { AuditGroup } from '#content/pages/audit-log-groups.ts'
import type { AuditLogEntriesPage, AuditLogEntry, AuditLogFilters, AuditLogInput, AuditLogPerson } from './schema.ts'
import { actionLabel, detailsText } from './words.ts'

const ENTRIES_PER_PAGE = 50
/** People or daycares that a filter by name may match. */
const MATCHES_MAX = 50
const EXPORT_ROWS_MAX = 20_000

const Details = z.catch(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {})

type Found = { where: Prisma.AuditEntryWhereInput; tooVague: AuditLogEntriesPage['tooVague'] }

function actionsOf(group: AuditGroup): string[] {
  return Object.entries(AUDIT_ACTIONS).flatMap(([action, of]) => (of.group === group ? [action] : []))
}

async function whereOf(from: Db, filters: AuditLogFilters): Promise<Found> {
  const [people, daycares] = await Promise.all([
    filters.who
      ? from.user.findMany({ where: containsWords(filters.who), select: { id: true }, take: MATCHES_MAX + 1 })
      : null,
    filters.daycare
      ? from.daycare.findMany({ where: containsWords(filters.daycare), select: { id: true }, take: MATCHES_MAX + 1 })
      : null,
  ])
  const tooVague =
    people && people.length > MATCHES_MAX ? 'who' : daycares && daycares.length > MATCHES_MAX ? 'daycare' : null
  const personIds = people?.map(({ id }) => id)
  const daycareIds = filters.daycareId ? [filters.daycareId] : daycares?.map(({ id }) => id)
  return {
    tooVague,
    where: {
      at: {
        ...(filters.from && { gte: dayStart(filters.from) }),
        ...(filters.to && { lt: dayStart(filters.to, 1) }),
      },
      ...(filters.group && { action: { in: actionsOf(filters.group) } }),
      AND: [
        ...(personIds ? [{ OR: [{ actorId: { in: personIds } }, { targetId: { in: personIds } }] }] : []),
        ...(daycareIds ? [{ OR: [{ daycareId: { in: daycareIds } }, { targetId: { in: daycareIds } }] }] : []),
      ],
    },
  }
}

type Row = Prisma.AuditEntryGetPayload<object>

/** Adds the names of people and daycares to the entries, in two queries. A target may be either. */
async function withNames(from: Db, rows: Row[]): Promise<AuditLogEntry[]> {
  const possiblePersonIds = [...new Set(rows.flatMap(({ actorId, targetId }) => [actorId, targetId]))].filter(
    (id) => id !== null,
  )
  const possibleDaycareIds = [...new Set(rows.flatMap(({ daycareId, targetId }) => [daycareId, targetId]))]
  const [people, daycares] = await Promise.all([
    from.user.findMany({
      where: { id: { in: possiblePersonIds } },
      select: { id: true, firstName: true, lastName: true, email: true },
    }),
    from.daycare.findMany({
      where: { id: { in: possibleDaycareIds.filter((id) => id !== null) } },
      select: { id: true, name: true },
    }),
  ])
  const peopleById = new Map<string, AuditLogPerson>(
    people.map(({ id, firstName, lastName, email }) => [id, { id, name: fullName({ firstName, lastName }), email }]),
  )
  const daycaresById = new Map(daycares.map((daycare) => [daycare.id, daycare]))
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    actor: row.actorId ? (peopleById.get(row.actorId) ?? { id: row.actorId, name: '', email: '' }) : null,
    target: row.targetId ? (peopleById.get(row.targetId) ?? null) : null,
    daycare: daycaresById.get(row.daycareId ?? '') ?? daycaresById.get(row.targetId ?? '') ?? null,
    ip: row.ip,
    reference: row.reference,
    details: Details.parse(row.details),
  }))
}

const NEWEST_FIRST = [{ at: 'desc' as const }, { id: 'desc' as const }]

/** One page of the audit log, newest first, after the entry `before` (keyset pagination). */
export async function getAuditLog(
  _admin: DaycareScope,
  { before, ...filters }: AuditLogInput,
): Promise<AuditLogEntriesPage> {
  return await readLate(async (from) => {
    const { where, tooVague } = await whereOf(from, filters)
    if (tooVague) return { entries: [], next: null, tooVague }
    const rows = await from.auditEntry.findMany({
      where: before
        ? { AND: [where, { at: { lte: before.at } }, { OR: [{ at: { lt: before.at } }, { id: { lt: before.id } }] }] }
        : where,
      orderBy: NEWEST_FIRST,
      take: ENTRIES_PER_PAGE + 1,
    })
    const entries = await withNames(from, rows.slice(0, ENTRIES_PER_PAGE))
    const last = entries.at(-1)
    return { entries, next: rows.length > ENTRIES_PER_PAGE && last ? { at: last.at, id: last.id } : null, tooVague }
  })
}

const HEADER = [
  'Quand',
  'Quoi',
  'Qui',
  'Courriel',
  'Sur qui',
  'Courriel de la personne',
  'Milieu',
  'Adresse IP',
  'Référence',
  'Détails',
]

/**
 * The entries under the filters as a CSV file, newest first, at most {@link EXPORT_ROWS_MAX}. The export is itself
 * logged.
 * @returns `isTruncated` when there were more
 */
export async function exportAuditLog(
  admin: DaycareScope,
  filters: AuditLogFilters,
  client: ClientInfo,
): Promise<{ csv: string; rows: number; isTruncated: boolean }> {
  const { entries, isTruncated } = await readLate(async (from) => {
    const { where, tooVague } = await whereOf(from, filters)
    const found = tooVague
      ? []
      : await from.auditEntry.findMany({ where, orderBy: NEWEST_FIRST, take: EXPORT_ROWS_MAX + 1 })
    const named = await withNames(from, found.slice(0, EXPORT_ROWS_MAX))
    return { entries: named, isTruncated: found.length > EXPORT_ROWS_MAX }
  })
  await audit(db(), {
    action: 'journal.exported',
    actorId: admin.userId,
    daycareId: filters.daycareId,
    client,
    details: { rows: entries.length },
  })
  const lines = entries.map((entry) => [
    longDateTime(entry.at),
    actionLabel(entry.action),
    entry.actor?.name ?? '',
    entry.actor?.email ?? '',
    entry.target?.name ?? '',
    entry.target?.email ?? '',
    entry.daycare?.name ?? '',
    entry.ip,
    entry.reference,
    detailsText(entry),
  ])
  return { csv: frenchCsv(HEADER, lines), rows: entries.length, isTruncated }
}
