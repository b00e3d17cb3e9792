import * as z from 'zod/mini'
import { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Allergen, Development, Place, Season } from '#app/domain/enums.ts'
import type { SafetyReport } from '#app/domain/safety-report.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import { editSentences } from '#content/pages/activity-edit.ts'
import { readable } from './readable.server.ts'
import { StoredSafetyReport } from './stored-safety-report.ts'

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
    where: { id: activityId, deletedAt: null, ...readable({ ...scope, daycareId }) },
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
    safety: StoredSafetyReport.parse(row.safety),
    play: Played.safeParse(provenance).data?.play ?? null,
  }
}

/** @throws AppError CONFLICT when the sheet is not the one that was read. */
export function sameVersion({ version }: StoredActivity, read: number): void {
  if (version !== read) throw new AppError('CONFLICT', editSentences.changedElsewhere)
}
