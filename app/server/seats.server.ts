import type { Transaction } from './db.server.ts'
import { AppError } from './errors.ts'

export type Seats = { used: number; max: number }

/**
 * The seats of a daycare, held until the end of the transaction: of two additions at the last seat, one sees it taken.
 * Pending invitations are members, so they count.
 * @throws AppError NOT_FOUND for a daycare that is gone
 */
export async function lockSeats(tx: Transaction, daycareId: string): Promise<Seats> {
  const [daycare] = await tx.$queryRaw<{ max: number }[]>`
    SELECT "maxTeachers" AS "max" FROM "Daycare" WHERE "id" = ${daycareId}::uuid AND "deletedAt" IS NULL FOR UPDATE`
  if (!daycare) throw new AppError('NOT_FOUND')
  const used = await tx.membership.count({ where: { daycareId, role: 'TEACHER' } })
  return { used, max: daycare.max }
}
