import type { CurrentSession } from '#app/server/session.server.ts'

export type CurrentManager = { id: string; email: string; firstName: string; lastName: string }

/** The signed-in manager, as the page that creates her first daycare greets her. */
export function getCurrentManager({ user }: CurrentSession): CurrentManager {
  return { id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName }
}
