import { generateUserSessionFn } from '../functions.ts'

// Apart from auth.queries.ts, which the sign-in page loads.
/** A new one-time link for somebody else, shown once. The earlier ones stop working. */
export function makeLinkFor(userId: string): Promise<{ url: string; expiresAt: Date }> {
  return generateUserSessionFn({ data: { userId } })
}
