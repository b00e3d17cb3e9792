import type { ManagerState } from './schema.ts'

export type Link = { expiresAt: Date; openedAt: Date | null; usedAt: Date | null; revokedAt: Date | null }

type Dates = { lastLogin: Date | null; deletedAt: Date | null; link: Link | null; isQueued: boolean }

/** The invitation state of a manager. `waiting`: she never signed in, has no working link, and none is queued. */
export function managerState({ lastLogin, deletedAt, link, isQueued }: Dates, now: Date): ManagerState {
  if (deletedAt) return 'deleted'
  if (lastLogin) return 'active'
  if (isQueued) return 'invited'
  if (!link || link.revokedAt) return 'waiting'
  if (link.usedAt) return 'opened'
  if (link.expiresAt <= now) return 'expired'
  return link.openedAt ? 'opened' : 'invited'
}
