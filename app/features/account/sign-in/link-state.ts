export type LinkState = 'valid' | 'expired' | 'used' | 'revoked' | 'unknown'

export type LinkDates = { expiresAt: Date; usedAt: Date | null; revokedAt: Date | null }

/**
 * Whether a one-time link still works. One that was used and then replaced is `used`: that is what its owner
 * remembers.
 */
export function linkState(link: LinkDates | null, now: Date): LinkState {
  if (!link) return 'unknown'
  if (link.usedAt) return 'used'
  if (link.revokedAt) return 'revoked'
  return link.expiresAt <= now ? 'expired' : 'valid'
}
