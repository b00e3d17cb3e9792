import { currentSession } from '#app/server/session/session.server.ts'
import type { CurrentUser } from '../schema.ts'

/** Who is signed in, as the pages know her. */
export async function currentUser(): Promise<CurrentUser | null> {
  return (await currentSession())?.user ?? null
}
