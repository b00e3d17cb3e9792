import { db } from '#app/server/database/db.server.ts'
import { seedOf } from './request/generation-quota.ts'

/**
 * Seed of a generation under way: one more than that of the same person's generation before it, so that ten
 * requests with the same criteria go through ten different plays, also when they arrive together. One query.
 */
export async function seedOfTurn(userId: string, generationId: string): Promise<number> {
  const row = await db().generation.findUnique({ where: { id: generationId }, select: { turn: true } })
  return seedOf(userId) + (row?.turn ?? 0)
}
