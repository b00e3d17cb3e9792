import { addDays } from 'date-fns'
import * as z from 'zod/mini'
import { ActivitySheet, SafetyReport } from '#app/domain/activity-sheet.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import { activitySentences } from '#content/pages/activities.ts'
import { mayEdit, readable, readableOrDeleted } from '../access.server.ts'
import { READING, readingOf } from '../activity-reading.server.ts'
import { RESTORE_DAYS } from '../limits.ts'
import type { ActivityDetail } from './schema.ts'

const Modelled = z.object({ model: z.optional(z.nullable(z.string())) })

/** Name of the language model in a stored provenance, if one wrote the sheet. */
function modelNameOf(provenance: unknown): string | null {
  return Modelled.safeParse(provenance).data?.model ?? null
}

/** One sheet with all it shows. NOT_FOUND when it is another daycare's or deleted. Three queries. */
export async function getActivity(scope: DaycareScope, activityId: string): Promise<ActivityDetail> {
  const row = await db().activity.findFirst({
    relationLoadStrategy: 'join',
    where: { id: activityId, ...readable(scope) },
    select: {
      id: true,
      daycareId: true,
      authorId: true,
      title: true,
      summary: true,
      sheet: true,
      ageGroups: true,
      developments: true,
      themeIds: true,
      materialIds: true,
      place: true,
      seasons: true,
      durationMinutes: true,
      source: true,
      visibility: true,
      provenance: true,
      safety: true,
      version: true,
      createdAt: true,
      author: { select: { firstName: true, lastName: true } },
      ...READING,
    },
  })
  if (!row) throw new AppError('NOT_FOUND')
  const { daycareId, authorId, themeIds, materialIds, provenance, author, reviewedBy, editedBy, ...rest } = row
  // Her daycare's own names or the reference ones: an id that belongs to neither stays unnamed.
  const owners = daycareId ? [{ daycareId: null }, { daycareId }] : [{ daycareId: null }]
  const select = { name: true }
  const [themes, materials] = await Promise.all([
    db().theme.findMany({ where: { id: { in: themeIds }, OR: owners }, select }),
    db().material.findMany({ where: { id: { in: materialIds }, OR: owners }, select }),
  ])
  const reading = readingOf(scope, { daycareId, authorId, reviewedBy, editedBy })
  return {
    ...rest,
    ...reading,
    sheet: ActivitySheet.parse(row.sheet),
    safety: SafetyReport.parse(row.safety),
    themes: themes.map(({ name }) => name),
    materials: materials.map(({ name }) => name),
    modelName: modelNameOf(provenance),
    authorName: author ? `${author.firstName} ${author.lastName}` : null,
    canDelete: reading.canEdit,
  }
}

type OwnActivity = { id: string; daycareId: string }

/**
 * The caller's right to take an activity out or put it back. NOT_FOUND for a foreign row, or one deleted for longer
 * than can be taken back; FORBIDDEN for a starter and for somebody else's activity.
 */
async function toManage(scope: DaycareScope, activityId: string): Promise<OwnActivity> {
  const daycareId = ownDaycareId(scope)
  const row = await db().activity.findFirst({
    where: { id: activityId, ...readableOrDeleted(scope) },
    select: { daycareId: true, authorId: true, deletedAt: true },
  })
  const isGone = row?.deletedAt && row.deletedAt < addDays(new Date(), -RESTORE_DAYS)
  if (!row || isGone) throw new AppError('NOT_FOUND')
  if (row.daycareId === null) throw new AppError('FORBIDDEN', activitySentences.starterStays)
  if (!mayEdit(scope, row.authorId))
    throw new AppError(row.deletedAt ? 'NOT_FOUND' : 'FORBIDDEN', activitySentences.notYours)
  return { id: activityId, daycareId }
}

/**
 * Takes an activity out of every list, and says so in the journal. Done twice it stays as the first time, so a lost
 * answer can be asked again. Five queries, of which two open and close the transaction; four when it was done already.
 */
export async function deleteActivity(scope: DaycareScope, activityId: string): Promise<{ id: string }> {
  const own = await toManage(scope, activityId)
  await db().$transaction(async (tx) => {
    const { count } = await tx.activity.updateMany({
      where: { ...own, deletedAt: null },
      data: { deletedAt: new Date(), deletedById: scope.userId },
    })
    if (count > 0) await audit(tx, journal('activity.deleted', scope, own))
  })
  return { id: activityId }
}

/** Puts a deleted activity back, within 30 days, and says so in the journal. Queries as for a deletion. */
export async function restoreActivity(scope: DaycareScope, activityId: string): Promise<{ id: string }> {
  const own = await toManage(scope, activityId)
  await db().$transaction(async (tx) => {
    const { count } = await tx.activity.updateMany({
      where: { ...own, deletedAt: { not: null } },
      data: { deletedAt: null, deletedById: null },
    })
    if (count > 0) await audit(tx, journal('activity.restored', scope, own))
  })
  return { id: activityId }
}

function journal(action: 'activity.deleted' | 'activity.restored', { userId }: DaycareScope, own: OwnActivity) {
  return { action, actorId: userId, targetId: own.id, daycareId: own.daycareId } as const
}
