import { db } from '#app/server/database/db.server.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { hashToken } from '#app/server/session/token.server.ts'

const TABLES = {
  CalendarFeed: Prisma.sql`"CalendarFeed"`,
  HandoverLink: Prisma.sql`"HandoverLink"`,
} as const

/**
 * What may be read by who knows the token of a private address, which is what its owner may read. One query.
 * @returns null when the token is unknown, or when its owner was erased, has left the daycare, or it is closed
 */
export async function ownerOfLink(table: keyof typeof TABLES, token: string): Promise<DaycareScope | null> {
  const [owner] = await db().$queryRaw<{ userId: string; daycareId: string; role: DaycareScope['role'] }[]>`
    SELECT l."userId", l."daycareId", u."role"::text AS "role"
    FROM ${TABLES[table]} l
    JOIN "User" u ON u."id" = l."userId" AND u."deletedAt" IS NULL
    JOIN "Daycare" d ON d."id" = l."daycareId" AND d."deletedAt" IS NULL
    JOIN "Membership" m ON m."userId" = l."userId" AND m."daycareId" = l."daycareId"
    WHERE l."tokenHash" = ${hashToken(token)}`
  return owner ?? null
}
