import * as z from 'zod/mini'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { dayStart } from '#app/lib/dates/day-start.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { frenchCsv } from '#app/server/french-csv.server.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { JOURNAL_ACTIONS } from '#content/pages/journal.ts'
import type { JournalGroup } from '#content/pages/journal-groups.ts'
import type { JournalEntry, JournalFilters, JournalInput, JournalPage, JournalPerson } from './schema.ts'
import { actionLabel, detailsText } from './words.ts'

const PAGE = 50
/** People or daycares of one name that a filter looks at. */
const NAMESAKES = 50
const EXPORT_ROWS = 20_000

const Details = z.catch(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {})

type Found = { where: Prisma.AuditEntryWhereInput; tooVague: JournalPage['tooVague'] }

/** Ids whose searched text holds all the words; one more than {@link NAMESAKES} when there are too many. */
function matching(text: string): { AND: { searchText: { contains: string } }[] } {
  const words = foldText(text).split(' ').slice(0, 5)
  return { AND: words.map((word) => ({ searchText: { contains: word.replace(/[\\%_]/g, '\\$&') } })) }
}

function actionsOf(group: JournalGroup): string[] {
  return Object.entries(JOURNAL_ACTIONS).flatMap(([action, of]) => (of.group === group ? [action] : []))
}

async function whereOf(filters: JournalFilters): Promise<Found> {
  const [people, daycares] = await Promise.all([
    filters.who
      ? db().user.findMany({ where: matching(filters.who), select: { id: true }, take: NAMESAKES + 1 })
      : null,
    filters.daycare
      ? db().daycare.findMany({ where: matching(filters.daycare), select: { id: true }, take: NAMESAKES + 1 })
      : null,
  ])
  const tooVague =
    people && people.length > NAMESAKES ? 'who' : daycares && daycares.length > NAMESAKES ? 'daycare' : null
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

/** The lines with the names of those they are about, in two queries however many there are. */
async function named(rows: Row[]): Promise<JournalEntry[]> {
  const ids = [...new Set(rows.flatMap(({ actorId, targetId }) => [actorId, targetId]))].filter((id) => id !== null)
  const placeIds = [...new Set(rows.flatMap(({ daycareId, targetId }) => [daycareId, targetId]))]
  const [people, daycares] = await Promise.all([
    db().user.findMany({
      where: { id: { in: ids } },
      select: { id: true, firstName: true, lastName: true, email: true },
    }),
    db().daycare.findMany({
      where: { id: { in: placeIds.filter((id) => id !== null) } },
      select: { id: true, name: true },
    }),
  ])
  const persons = new Map<string, JournalPerson>(
    people.map(({ id, firstName, lastName, email }) => [id, { id, name: `${firstName} ${lastName}`.trim(), email }]),
  )
  const places = new Map(daycares.map((daycare) => [daycare.id, daycare]))
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    actor: row.actorId ? (persons.get(row.actorId) ?? { id: row.actorId, name: '', email: '' }) : null,
    target: row.targetId ? (persons.get(row.targetId) ?? null) : null,
    daycare: places.get(row.daycareId ?? '') ?? places.get(row.targetId ?? '') ?? null,
    ip: row.ip,
    reference: row.reference,
    details: Details.parse(row.details),
  }))
}

const NEWEST_FIRST = [{ at: 'desc' as const }, { id: 'desc' as const }]

/** One page of the journal, newest first, after the line `before`: the cost does not grow with the page. */
export async function getJournal(_admin: DaycareScope, { before, ...filters }: JournalInput): Promise<JournalPage> {
  const { where, tooVague } = await whereOf(filters)
  if (tooVague) return { entries: [], next: null, tooVague }
  const rows = await db().auditEntry.findMany({
    where: before
      ? { AND: [where, { at: { lte: before.at } }, { OR: [{ at: { lt: before.at } }, { id: { lt: before.id } }] }] }
      : where,
    orderBy: NEWEST_FIRST,
    take: PAGE + 1,
  })
  const entries = await named(rows.slice(0, PAGE))
  const last = entries.at(-1)
  return { entries, next: rows.length > PAGE && last ? { at: last.at, id: last.id } : null, tooVague }
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
 * The lines of the filters as a file, newest first, at most {@link EXPORT_ROWS}; the export is itself a line.
 * @returns `cut` when there were more
 */
export async function exportJournal(
  admin: DaycareScope,
  filters: JournalFilters,
  client: ClientInfo,
): Promise<{ csv: string; rows: number; cut: boolean }> {
  const { where, tooVague } = await whereOf(filters)
  const found = tooVague ? [] : await db().auditEntry.findMany({ where, orderBy: NEWEST_FIRST, take: EXPORT_ROWS + 1 })
  const entries = await named(found.slice(0, EXPORT_ROWS))
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
  return { csv: frenchCsv(HEADER, lines), rows: entries.length, cut: found.length > EXPORT_ROWS }
}
