import * as z from 'zod/mini'
import { ActivitySheet, SafetyReport } from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Allergen, Development, Place, Season } from '#app/domain/enums.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, ownDaycareId, privateReaderId } from '#app/server/middleware.ts'
import { editSentences } from '#content/pages/activity-edit.ts'

const { sql, join } = Prisma

/** One column of an activity and the value it must have. */
type Condition = { daycareId: string | null } | { visibility: 'TEAM' } | { authorId: string } | { deletedAt: null }

/** Her daycare and the starter library; empty for a superadmin who has picked no daycare: hers are all there are. */
function origins({ daycareId }: DaycareScope): Condition[] {
  return daycareId ? [{ daycareId }, { daycareId: null }] : []
}

/**
 * Who may read an activity. Nowhere else is it said: Prisma and SQL both read this list. A row passes when it meets one
 * condition of each group.
 */
function rule(scope: DaycareScope, from = origins(scope)): Condition[][] {
  const shared: Condition[] = [{ visibility: 'TEAM' }, { authorId: privateReaderId(scope) }]
  return from.length > 0 ? [from, shared] : [shared]
}

/** WHERE of the activities that the scope may read, the deleted included. */
export function readableOrDeleted(scope: DaycareScope): Prisma.ActivityWhereInput {
  return { AND: rule(scope).map((OR) => ({ OR })) }
}

/** WHERE of the activities that the scope may read. */
export function readable(scope: DaycareScope): Prisma.ActivityWhereInput {
  return { deletedAt: null, ...readableOrDeleted(scope) }
}

function conditionSql(condition: Condition): Prisma.Sql {
  if ('deletedAt' in condition) return sql`"deletedAt" IS NULL`
  if ('visibility' in condition) return sql`"visibility" = ${condition.visibility}::"ActivityVisibility"`
  if ('authorId' in condition) return sql`"authorId" = ${condition.authorId}::uuid`
  return condition.daycareId === null ? sql`"daycareId" IS NULL` : sql`"daycareId" = ${condition.daycareId}::uuid`
}

function livingSql(groups: Condition[][]): Prisma.Sql {
  const conditions = [...groups, [{ deletedAt: null } as const]].map(
    (group) => sql`(${join(group.map(conditionSql), ' OR ')})`,
  )
  return join(conditions, ' AND ')
}

/** {@link readable} in SQL, of the columns of "Activity". */
export function readableSql(scope: DaycareScope): Prisma.Sql {
  return livingSql(rule(scope))
}

/** {@link readable} in SQL, one condition per origin: each branch of a UNION ALL then reads one range of an index. */
export function readableByOrigin(scope: DaycareScope): Prisma.Sql[] {
  const from = origins(scope)
  return from.length > 0 ? from.map((origin) => livingSql(rule(scope, [origin]))) : [readableSql(scope)]
}

/** @throws AppError NOT_FOUND when the scope may not read this activity, or it is deleted. One query. */
export async function requireReadable(scope: DaycareScope, activityId: string): Promise<void> {
  const where = { id: activityId, ...readable(scope) }
  if (!(await db().activity.findFirst({ where, select: { id: true } }))) throw new AppError('NOT_FOUND')
}

/** Everything that a change of a sheet has to know of it. */
export type StoredActivity = {
  id: string
  daycareId: string
  sheet: ActivitySheet
  safety: SafetyReport
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
  /** The bank's play that it is made from, if it is. */
  play: string | null
}

const Played = z.object({ play: z.optional(z.string()) })

/** Whether a person may change the words: its author, or whoever manages the daycare. */
export function mayEdit(scope: DaycareScope, authorId: string | null): boolean {
  return scope.role !== 'TEACHER' || authorId === scope.userId
}

type Act = 'edit' | 'review'

/**
 * An activity of the caller's daycare, for her to change or to mark. One query.
 * @throws AppError NOT_FOUND for a foreign or deleted row; FORBIDDEN for a starter, and to edit somebody else's.
 */
export async function ownActivity(scope: DaycareScope, activityId: string, act: Act): Promise<StoredActivity> {
  const daycareId = ownDaycareId(scope)
  const row = await db().activity.findFirst({
    where: { id: activityId, ...readable(scope) },
    select: {
      daycareId: true,
      authorId: true,
      sheet: true,
      safety: true,
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
      provenance: true,
    },
  })
  if (!row) throw new AppError('NOT_FOUND')
  const { daycareId: owner, authorId, provenance, ...rest } = row
  if (owner === null)
    throw new AppError('FORBIDDEN', act === 'edit' ? editSentences.starterIsCopied : editSentences.starterIsRead)
  if (act === 'edit' && !mayEdit(scope, authorId)) throw new AppError('FORBIDDEN', editSentences.notYours)
  return {
    ...rest,
    id: activityId,
    daycareId,
    sheet: ActivitySheet.parse(row.sheet),
    safety: SafetyReport.parse(row.safety),
    play: Played.safeParse(provenance).data?.play ?? null,
  }
}

/** @throws AppError CONFLICT when the sheet is not the one that was read. */
export function sameVersion({ version }: StoredActivity, read: number): void {
  if (version !== read) throw new AppError('CONFLICT', editSentences.changedElsewhere)
}
