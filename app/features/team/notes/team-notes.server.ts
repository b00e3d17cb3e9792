import { fullName } from '#app/domain/full-name.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { withExclusiveLock } from '#app/server/database/exclusive-lock.server.ts'
import { versionAfter } from '#app/server/database/save-over-read.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, daycareOfMember } from '#app/server/middleware.ts'
import { teamNoteSentences } from '#content/pages/team/team-notes.ts'
import { type PinTeamNoteInput, type SaveTeamNoteInput, TEAM_NOTES_MAX, type TeamNote } from './schema.ts'

const fields = {
  id: true,
  text: true,
  isPinned: true,
  createdAt: true,
  writtenAt: true,
  userId: true,
  user: { select: { firstName: true, lastName: true } },
} as const
type Row = Prisma.TeamNoteGetPayload<{ select: typeof fields }>

const noteFor = ({ userId: readerId }: DaycareScope, { userId, user, writtenAt, ...note }: Row): TeamNote => ({
  ...note,
  updatedAt: writtenAt,
  author: user && fullName(user),
  isOwn: userId === readerId,
})

/** The notes of her team, those that are pinned first, then the newest. One query. @throws AppError NOT_FOUND for a superadmin */
export async function getTeamNotes(scope: DaycareScope): Promise<TeamNote[]> {
  const rows = await db().teamNote.findMany({
    relationLoadStrategy: 'join',
    where: { daycareId: daycareOfMember(scope), deletedAt: null },
    select: fields,
    orderBy: [{ isPinned: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
    take: TEAM_NOTES_MAX,
  })
  return rows.map((row) => noteFor(scope, row))
}

/** Lock of {@link withExclusiveLock}, per daycare: two new notes at once cannot pass the limit. */
const LOCK = 'TeamNote'

/** @throws AppError CONFLICT when the daycare has the maximum already */
async function checkLimit(tx: Transaction, daycareId: string): Promise<void> {
  if ((await tx.teamNote.count({ where: { daycareId, deletedAt: null } })) >= TEAM_NOTES_MAX)
    throw new AppError('CONFLICT', teamNoteSentences.tooMany)
}

/**
 * Creates a note (`seen` null), or writes over the version of her own that she has read. Sent twice, it is written once.
 * @throws AppError NOT_FOUND unless it is hers; CONFLICT when it was changed since, or the page is full
 */
export async function saveTeamNote(scope: DaycareScope, { id, text, seen }: SaveTeamNoteInput): Promise<TeamNote> {
  const daycareId = daycareOfMember(scope)
  const own = { id, daycareId, userId: scope.userId, deletedAt: null }
  const find = () => db().teamNote.findFirst({ where: own, select: fields })
  if (seen === null) {
    await withExclusiveLock(LOCK, daycareId, async (tx) => {
      if (await tx.teamNote.count({ where: own })) return
      await checkLimit(tx, daycareId)
      // The id of somebody else's note fails as a duplicate: the answer does not say whose it is.
      await tx.teamNote.create({ data: { id, daycareId, userId: scope.userId, text } })
    })
  } else {
    await db().teamNote.updateMany({
      where: { ...own, writtenAt: new Date(seen) },
      data: { text, writtenAt: versionAfter(seen) },
    })
  }
  const stored = await find()
  if (!stored) throw new AppError('NOT_FOUND', teamNoteSentences.gone)
  if (stored.text !== text) throw new AppError('CONFLICT', teamNoteSentences.changed)
  return noteFor(scope, stored)
}

/** Pins a note above the others, or no longer. @throws AppError NOT_FOUND */
export async function pinTeamNote(scope: DaycareScope, { id, isPinned }: PinTeamNoteInput): Promise<{ id: string }> {
  const { count } = await db().teamNote.updateMany({
    where: { id, daycareId: daycareOfMember(scope), deletedAt: null },
    data: { isPinned },
  })
  if (!count) throw new AppError('NOT_FOUND', teamNoteSentences.gone)
  return { id }
}

/** Notes that she may delete: her own, and for a manager those of her team. */
const deletableWhere = (scope: DaycareScope, id: string) => ({
  id,
  daycareId: daycareOfMember(scope),
  ...(scope.role !== 'MANAGER' && { userId: scope.userId }),
})

/** Deletes a note; it can be restored for 30 days. @throws AppError NOT_FOUND unless she may */
export async function deleteTeamNote(scope: DaycareScope, id: string): Promise<{ id: string }> {
  const { count } = await db().teamNote.updateMany({
    where: deletableWhere(scope, id),
    data: { deletedAt: new Date() },
  })
  if (!count) throw new AppError('NOT_FOUND', teamNoteSentences.gone)
  return { id }
}

/** Undoes the deletion. @throws AppError NOT_FOUND unless she may delete it, CONFLICT when the page is full by now */
export function restoreTeamNote(scope: DaycareScope, id: string): Promise<{ id: string }> {
  const where = deletableWhere(scope, id)
  return withExclusiveLock(LOCK, where.daycareId, async (tx) => {
    const row = await tx.teamNote.findFirst({ where, select: { deletedAt: true } })
    if (!row) throw new AppError('NOT_FOUND', teamNoteSentences.gone)
    if (!row.deletedAt) return { id }
    await checkLimit(tx, where.daycareId)
    await tx.teamNote.updateMany({ where, data: { deletedAt: null } })
    return { id }
  })
}
