import type { Transaction } from './database/db.server.ts'
import { AppError } from './errors.ts'

export type Seats = { used: number; max: number }

/**
 * The seats of a daycare, held until the end of the transaction: of two additions at the last seat, one sees it taken.
 * Invitations count, whether the person is new (a member who has not entered) or has to accept.
 * @throws AppError NOT_FOUND for a daycare that is gone
 */
export async function lockSeats(tx: Transaction, daycareId: string): Promise<Seats> {
  const [daycare] = await tx.$queryRaw<{ max: number }[]>`
    SELECT "maxTeachers" AS "max" FROM "Daycare" WHERE "id" = ${daycareId}::uuid AND "deletedAt" IS NULL FOR UPDATE`
  if (!daycare) throw new AppError('NOT_FOUND')
  const members = await tx.membership.count({ where: { daycareId, role: 'TEACHER' } })
  const waiting = await tx.teamInvitation.count({ where: { daycareId } })
  return { used: members + waiting, max: daycare.max }
}
