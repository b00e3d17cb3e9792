import { db } from '#app/server/db.server.ts'
import { seedOf } from './generation-quota.ts'

/**
 * Seed of a generation under way: one more than that of the same person's generation before it, so that ten
 * requests with the same criteria go through ten different plays. One query.
 */
export async function seedOfTurn(userId: string, generationId: string): Promise<number> {
  const [row] = await db().$queryRaw<{ turn: number }[]>`
    SELECT count(*)::int AS turn
    FROM "Generation" it, "Generation" mine
    WHERE mine.id = ${generationId}::uuid
      AND it."userId" = mine."userId"
      AND (it."startedAt", it.id) <= (mine."startedAt", mine.id)`
  return seedOf(userId) + (row?.turn ?? 0)
}
