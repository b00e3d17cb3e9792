import type { InvitationState, TeacherState } from '../schema.ts'

/** Where a person is on her way to her first sign-in: her link that lasts longest and her last invitation e-mail. */
export type SignInProgress = {
  lastLogin: Date | null
  link: {
    /** False: it was shown by hand. */
    byMail: boolean
    createdAt: Date
    expiresAt: Date
    openedAt: Date | null
    usedAt: Date | null
    revokedAt: Date | null
  } | null
  mail: { createdAt: Date; sentAt: Date | null; failedAt: Date | null } | null
}

type Invitation = { state: InvitationState; at: Date; expiresAt: Date | null }

/** The state of an invitation. Null when there never was one. */
export function invitationOf({ lastLogin, link, mail }: SignInProgress, now: Date): Invitation | null {
  const isNewest = mail !== null && (link === null || mail.createdAt > link.createdAt)
  if (!mail && !link) return null
  const isShown = link !== null && !link.byMail
  const at = (isShown ? link.createdAt : mail?.sentAt) ?? (isNewest ? mail.createdAt : (link?.createdAt ?? now))
  const inState = (state: InvitationState, expiresAt: Date | null = null) => ({ state, at, expiresAt })
  if (lastLogin) return mail ? inState('accepted') : null
  if (isNewest && !mail.sentAt) return inState(mail.failedAt ? 'notSent' : 'queued')
  if (!link) return inState('expired')
  // The link was followed, but she has not chosen a password yet.
  if (link.usedAt || link.openedAt) return inState('opened')
  if (link.revokedAt || link.expiresAt <= now) return inState('expired')
  return inState(isShown ? 'shown' : 'sent', link.expiresAt)
}

/** What is said of an invitation where no mail server is set: a message that nobody carries is neither on its way nor sent. */
export function withoutMail<Known extends { state: InvitationState }>(invitation: Known | null): Known | null {
  const isClaimed = invitation?.state === 'queued' || invitation?.state === 'sent'
  return invitation && isClaimed ? { ...invitation, state: 'notSent' } : invitation
}

/** `active` once she has signed in; `invited` while an e-mail or a link can still let her in. */
export function teacherState(lastLogin: Date | null, invitation: Invitation | null): TeacherState {
  if (lastLogin) return 'active'
  const isPending = invitation && ['queued', 'sent', 'shown', 'opened'].includes(invitation.state)
  return isPending ? 'invited' : 'neverEntered'
}
