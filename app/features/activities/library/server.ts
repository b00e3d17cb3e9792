import { addDays } from 'date-fns/addDays'
import * as z from 'zod/mini'
import { ActivitySheet, SafetyReport } from '#app/domain/activity-sheet.ts'
import { fullName } from '#app/domain/full-name.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { activitySentences } from '#content/pages/activities.ts'
import { canEdit, readableOrDeletedWhere, readableWhere } from '../access.server.ts'
import { bankReviewedOn, pictureOf } from '../bank/bank-sheet.server.ts'
import { RESTORE_DAYS } from '../limits.ts'
import { storedRefusals } from '../recheck/refusals.ts'
import { themeNames } from '../reference-lists/server.ts'
import type { ActivityDetail, TrashedActivity } from './schema.ts'

const Neighbours = z.array(z.object({ id: z.string(), title: z.string() }))
const Provenance = z.object({
  model: z.optional(z.nullable(z.string())),
  notice: z.optional(z.string()),
  neighbours: z.optional(Neighbours),
})

/** What a stored provenance says to the reader of a sheet. */
function provenanceOf(stored: unknown): Pick<ActivityDetail, 'modelName' | 'notice' | 'neighbours'> {
  const { model, notice, neighbours } = Provenance.safeParse(stored).data ?? {}
  return { modelName: model ?? null, notice: notice ?? '', neighbours: neighbours ?? [] }
}

const PERSON = { select: { firstName: true, lastName: true } } as const

/**
 * One activity with its whole sheet. Two queries.
 * @throws AppError NOT_FOUND when the scope may not read it, or when it is deleted.
 */
export async function getActivity(scope: DaycareScope, activityId: string): Promise<ActivityDetail> {
  const row = await db().activity.findFirst({
    relationLoadStrategy: 'join',
    where: { id: activityId, ...readableWhere(scope) },
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
      place: true,
      seasons: true,
      durationMinutes: true,
      groupSize: true,
      allergies: true,
      source: true,
      visibility: true,
      provenance: true,
      foundIn: true,
      sheetKey: true,
      safety: true,
      refusals: true,
      version: true,
      createdAt: true,
      author: PERSON,
      editedAt: true,
      editedBy: PERSON,
      reviewedAt: true,
      reviewedBy: PERSON,
      reviewedById: true,
    },
  })
  if (!row) throw new AppError('NOT_FOUND')
  const { daycareId, authorId, themeIds, provenance, sheetKey, author, reviewedBy, reviewedById, editedBy, ...rest } =
    row
  const isOwn = daycareId !== null && daycareId === scope.daycareId
  const isReviewedByAuthor = reviewedById !== null && reviewedById === authorId
  return {
    ...rest,
    themes: await themeNames(daycareId, themeIds),
    sheet: ActivitySheet.parse(row.sheet),
    safety: SafetyReport.parse(row.safety),
    refusals: storedRefusals(row.refusals),
    ...provenanceOf(provenance),
    picture: pictureOf(sheetKey),
    bankReviewedOn: bankReviewedOn(sheetKey),
    authorName: author && fullName(author),
    editedByName: editedBy && fullName(editedBy),
    reviewedByName: reviewedBy && fullName(reviewedBy),
    review: rest.reviewedAt && (isReviewedByAuthor ? 'AUTHOR' : 'COLLEAGUE'),
    isOwn,
    canEdit: isOwn && canEdit(scope, authorId),
  }
}

type OwnActivity = { id: string; daycareId: string }

/**
 * An activity that the caller may delete or restore.
 * @throws AppError NOT_FOUND for a foreign row, and for one deleted more than RESTORE_DAYS ago; FORBIDDEN for a starter, and
 *   when a teacher deletes the activity of somebody else.
 */
async function requireDeletable(scope: DaycareScope, activityId: string): Promise<OwnActivity> {
  const daycareId = requireDaycareId(scope)
  const row = await db().activity.findFirst({
    where: { id: activityId, ...readableOrDeletedWhere(scope) },
    select: { daycareId: true, authorId: true, deletedAt: true },
  })
  const isExpired = row?.deletedAt && row.deletedAt < addDays(new Date(), -RESTORE_DAYS)
  if (!row || isExpired) throw new AppError('NOT_FOUND')
  if (row.daycareId === null) throw new AppError('FORBIDDEN', activitySentences.starterStays)
  if (!canEdit(scope, row.authorId))
    throw new AppError(row.deletedAt ? 'NOT_FOUND' : 'FORBIDDEN', activitySentences.notYours)
  return { id: activityId, daycareId }
}

/**
 * Deletes an activity, with an entry in the audit log; it can be restored for RESTORE_DAYS. Idempotent, so that a request
 * whose answer was lost can be repeated. Five queries, of which two open and close the transaction; four when it is deleted
 * already.
 * @throws AppError as {@link requireDeletable}.
 */
export async function deleteActivity(scope: DaycareScope, activityId: string): Promise<{ id: string }> {
  const own = await requireDeletable(scope, activityId)
  await db().$transaction(async (tx) => {
    const { count } = await tx.activity.updateMany({
      where: { ...own, deletedAt: null },
      data: { deletedAt: new Date(), deletedById: scope.userId },
    })
    if (count > 0) await audit(tx, auditLogEntry('activity.deleted', scope, own))
  })
  return { id: activityId }
}

/** The inverse of {@link deleteActivity}: same queries, same errors. */
export async function restoreActivity(scope: DaycareScope, activityId: string): Promise<{ id: string }> {
  const own = await requireDeletable(scope, activityId)
  await db().$transaction(async (tx) => {
    const { count } = await tx.activity.updateMany({
      where: { ...own, deletedAt: { not: null } },
      data: { deletedAt: null, deletedById: null },
    })
    if (count > 0) await audit(tx, auditLogEntry('activity.restored', scope, own))
  })
  return { id: activityId }
}

function auditLogEntry(action: 'activity.deleted' | 'activity.restored', { userId }: DaycareScope, own: OwnActivity) {
  return { action, actorId: userId, targetId: own.id, daycareId: own.daycareId } as const
}

/** The page is not paginated: this bounds the answer, far above what one daycare deletes in RESTORE_DAYS. */
const TRASH_MAX = 200

/**
 * Activities deleted in the last RESTORE_DAYS that the person may restore: her own and, for whoever manages the daycare, the
 * shared ones. Latest deletion first; empty for a superadmin without a daycare. One query.
 */
export async function getTrash(scope: DaycareScope): Promise<TrashedActivity[]> {
  const { daycareId, userId, role } = scope
  if (!daycareId) return []
  const rows = await db().activity.findMany({
    relationLoadStrategy: 'join',
    where: {
      daycareId,
      deletedAt: { gte: addDays(new Date(), -RESTORE_DAYS) },
      ...readableOrDeletedWhere(scope),
      ...(role === 'TEACHER' && { authorId: userId }),
    },
    select: { id: true, title: true, deletedAt: true, author: PERSON, deletedBy: PERSON },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    take: TRASH_MAX,
  })
  return rows.flatMap(({ id, title, deletedAt, author, deletedBy }) =>
    deletedAt
      ? [
          {
            id,
            title,
            deletedAt,
            authorName: author && fullName(author),
            deletedByName: deletedBy && fullName(deletedBy),
          },
        ]
      : [],
  )
}
