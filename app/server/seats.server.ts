import type { Transaction } from './database/db.server.ts'
import { AppError } from './errors.ts'

export type Seats = { used: number; max: number }

/**
 * Locks the seats of a daycare until the end of the transaction and counts them, so that two additions cannot both take
 * the last one. Pending invitations count as used.
 * @throws AppError NOT_FOUND for a deleted or unknown daycare.
 */
export async function lockSeats(tx: Transaction, daycareId: string): Promise<Seats> {
  const [daycare] = await tx.$queryRaw<{ max: number }[]>`
    SELECT "maxTeachers" AS "max" FROM "Daycare" WHERE "id" = ${daycareId}::uuid AND "deletedAt" IS NULL FOR UPDATE`
  if (!daycare) throw new AppError('NOT_FOUND')
  const members = await tx.membership.count({ where: { daycareId, role: 'TEACHER' } })
  const invited = await tx.teamInvitation.count({ where: { daycareId } })
  return { used: members + invited, max: daycare.max }
}
