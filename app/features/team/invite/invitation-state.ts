import type { InvitationState, TeacherState } from '../schema.ts'

/** What is known of the way of somebody into the application. The link that lasts and the last message, whatever they were for. */
export type WayIn = {
  lastLogin: Date | null
  link: { createdAt: Date; expiresAt: Date; openedAt: Date | null; usedAt: Date | null; revokedAt: Date | null } | null
  mail: { createdAt: Date; sentAt: Date | null; failedAt: Date | null } | null
}

type Invitation = { state: InvitationState; at: Date; expiresAt: Date | null }

/** How far an invitation has come. Null when there never was one. */
export function invitationOf({ lastLogin, link, mail }: WayIn, now: Date): Invitation | null {
  const isNewest = mail !== null && (link === null || mail.createdAt > link.createdAt)
  if (!mail && !link) return null
  const at = mail?.sentAt ?? (isNewest ? mail.createdAt : (link?.createdAt ?? now))
  const told = (state: InvitationState, expiresAt: Date | null = null) => ({ state, at, expiresAt })
  if (lastLogin) return mail ? told('accepted') : null
  if (isNewest && !mail.sentAt) return told(mail.failedAt ? 'notSent' : 'queued')
  if (!link) return told('expired')
  // Followed, but the first entry was not finished.
  if (link.usedAt || link.openedAt) return told('opened')
  if (link.revokedAt || link.expiresAt <= now) return told('expired')
  return told('sent', link.expiresAt)
}

/** « Active » once she has come in; « invitée » while something can still bring her in. */
export function teacherState(lastLogin: Date | null, invitation: Invitation | null): TeacherState {
  if (lastLogin) return 'active'
  const isPending = invitation && ['queued', 'sent', 'opened'].includes(invitation.state)
  return isPending ? 'invited' : 'neverEntered'
}
