import type { ManagerState } from './schema.ts'

export type Link = { expiresAt: Date; openedAt: Date | null; usedAt: Date | null; revokedAt: Date | null }

type Dates = { lastLogin: Date | null; deletedAt: Date | null; link: Link | null; queued: boolean }

/** Where a manager is on her way in. One whose last link is used or replaced, and who never entered, waits for one. */
export function managerState({ lastLogin, deletedAt, link, queued }: Dates, now: Date): ManagerState {
  if (deletedAt) return 'deleted'
  if (lastLogin) return 'active'
  if (queued) return 'invited'
  if (!link || link.revokedAt) return 'waiting'
  if (link.usedAt) return 'opened'
  if (link.expiresAt <= now) return 'expired'
  return link.openedAt ? 'opened' : 'invited'
}
