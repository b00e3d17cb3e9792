import { ActivitySheet, type SafetyRefusal, SafetyReport } from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Allergen, Development, Place, Season } from '#app/domain/enums.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, privateReaderId, requireDaycareId } from '#app/server/middleware.ts'
import { editSentences } from '#content/pages/activity-edit.ts'
import { storedRefusals } from './recheck/refusals.ts'

const { sql, join } = Prisma

/** One column of an activity and the value it must have. */
type Condition = { daycareId: string | null } | { visibility: 'TEAM' } | { authorId: string }

/** The daycare of the scope and the starter library; empty for a superadmin without a daycare, who reads every daycare. */
function originConditions({ daycareId }: DaycareScope): Condition[] {
  return daycareId ? [{ daycareId }, { daycareId: null }] : []
}

/**
 * Who may read an activity, as groups of conditions: a row is readable when it meets one condition of every group. This is
 * the only statement of the rule: the Prisma and the SQL forms below are both built from it.
 */
function readConditions(scope: DaycareScope, origins = originConditions(scope)): Condition[][] {
  const shared: Condition[] = [{ visibility: 'TEAM' }, { authorId: privateReaderId(scope) }]
  return origins.length > 0 ? [origins, shared] : [shared]
}

/** Prisma WHERE of the activities that the scope may read, including deleted ones. */
export function readableOrDeletedWhere(scope: DaycareScope): Prisma.ActivityWhereInput {
  return { AND: readConditions(scope).map((OR) => ({ OR })) }
}

/** Prisma WHERE of the activities that the scope may read, without the deleted ones. */
export function readableWhere(scope: DaycareScope): Prisma.ActivityWhereInput {
  return { deletedAt: null, ...readableOrDeletedWhere(scope) }
}

function conditionSql(condition: Condition): Prisma.Sql {
  if ('visibility' in condition) return sql`"visibility" = ${condition.visibility}::"ActivityVisibility"`
  if ('authorId' in condition) return sql`"authorId" = ${condition.authorId}::uuid`
  return condition.daycareId === null ? sql`"daycareId" IS NULL` : sql`"daycareId" = ${condition.daycareId}::uuid`
}

function notDeletedSql(groups: Condition[][]): Prisma.Sql {
  const conditions = groups.map((group) => sql`(${join(group.map(conditionSql), ' OR ')})`)
  return join([...conditions, sql`"deletedAt" IS NULL`], ' AND ')
}

/** {@link readableWhere} as an SQL condition on the columns of "Activity". */
export function readableSql(scope: DaycareScope): Prisma.Sql {
  return notDeletedSql(readConditions(scope))
}

/**
 * {@link readableSql} as one condition per origin (the daycare, the starters), for the branches of a UNION ALL: each branch
 * then reads one range of an index.
 */
export function readableSqlByOrigin(scope: DaycareScope): Prisma.Sql[] {
  const origins = originConditions(scope)
  return origins.length > 0
    ? origins.map((origin) => notDeletedSql(readConditions(scope, [origin])))
    : [readableSql(scope)]
}

/** One query. @throws AppError NOT_FOUND when the scope may not read this activity, or when it is deleted. */
export async function requireReadable(scope: DaycareScope, activityId: string): Promise<void> {
  const where = { id: activityId, ...readableWhere(scope) }
  if (!(await db().activity.findFirst({ where, select: { id: true } }))) throw new AppError('NOT_FOUND')
}

/** What the operations that change or review a sheet need to know of its row. */
export type StoredActivity = {
  id: string
  daycareId: string
  sheet: ActivitySheet
  safety: SafetyReport
  /** What the rules of today refuse in it. */
  refusals: SafetyRefusal[]
  version: number
  ageGroups: AgeGroup[]
  developments: Development[]
  place: Place
  seasons: Season[]
  durationMinutes: number
  groupSize: number | null
  allergies: Allergen[]
  themeIds: string[]
  materialIds: string[]
  /** Key of the sheet of the bank that this one was adapted from; null when there is none. */
  sheetKey: string | null
}

/** Whether the person may change the text of an activity of her daycare: its author, or whoever manages the daycare. */
export function canEdit(scope: DaycareScope, authorId: string | null): boolean {
  return scope.role !== 'TEACHER' || authorId === scope.userId
}

/**
 * An activity of the caller's daycare that she may edit, or mark as reviewed. One query.
 * @throws AppError NOT_FOUND for a foreign or deleted row; FORBIDDEN for a starter, and when a teacher edits the activity of
 *   somebody else.
 */
export async function requireOwnActivity(
  scope: DaycareScope,
  activityId: string,
  action: 'edit' | 'review',
): Promise<StoredActivity> {
  const daycareId = requireDaycareId(scope)
  const row = await db().activity.findFirst({
    where: { id: activityId, ...readableWhere(scope) },
    select: {
      daycareId: true,
      authorId: true,
      sheet: true,
      safety: true,
      refusals: true,
      version: true,
      ageGroups: true,
      developments: true,
      place: true,
      seasons: true,
      durationMinutes: true,
      groupSize: true,
      allergies: true,
      themeIds: true,
      materialIds: true,
      sheetKey: true,
    },
  })
  if (!row) throw new AppError('NOT_FOUND')
  const { daycareId: rowDaycareId, authorId, ...rest } = row
  if (rowDaycareId === null)
    throw new AppError('FORBIDDEN', action === 'edit' ? editSentences.starterIsCopied : editSentences.starterIsRead)
  if (action === 'edit' && !canEdit(scope, authorId)) throw new AppError('FORBIDDEN', editSentences.notYours)
  return {
    ...rest,
    id: activityId,
    daycareId,
    sheet: ActivitySheet.parse(row.sheet),
    safety: SafetyReport.parse(row.safety),
    refusals: storedRefusals(row.refusals),
  }
}

/** @throws AppError CONFLICT when the stored version is not the one that the caller has read. */
export function requireVersion({ version }: StoredActivity, readVersion: number): void {
  if (version !== readVersion) throw new AppError('CONFLICT', editSentences.changedElsewhere)
}
