import { subMinutes } from 'date-fns/subMinutes'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { queueMail } from '#app/server/mail/mail-queue.server.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { requireProof } from '#app/server/session/confirmation.server.ts'
import { hashSecret, verifySecret } from '#app/server/session/password.server.ts'
import { passwordWeakness } from '#app/server/session/password-rules.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { authSentences, guessableSentences } from '#content/pages/auth.ts'
import type { UpdatePasswordInput } from '../schema.ts'
import { checkOwnPassword } from '../sign-in/sign-in.server.ts'

/** Minutes after signing in by a link during which the old password is not needed: she may have forgotten it. */
const LINK_GRACE_MINUTES = 10

/**
 * Whether the old password is not needed: it has expired, or she has just signed in by a link of her own.
 * @throws AppError CONFIRMATION_NEEDED when somebody else made the link
 */
async function canSkipOldPassword(session: CurrentSession): Promise<boolean> {
  requireProof(session)
  if (session.user.passwordExpired) return true
  const recent = await db().session.count({
    where: { id: session.id, byLink: true, createdAt: { gt: subMinutes(new Date(), LINK_GRACE_MINUTES) } },
  })
  return recent > 0
}

/**
 * Replaces the password of the signed-in person, ends her other sessions, revokes her links and sends her an e-mail,
 * except for her first password, with which she may give the ages of her group and after which an educator is welcomed. `origin` is the public address, for the
 * e-mail.
 * @throws AppError CONFIRMATION_NEEDED, FORBIDDEN (old password missing or wrong), INVALID_INPUT (same or guessable),
 *   TOO_MANY
 */
export async function updatePassword(
  session: CurrentSession,
  { currentPassword, newPassword, ageGroups }: UpdatePasswordInput,
  client: ClientInfo,
  origin: string,
): Promise<void> {
  const { user } = session
  if (currentPassword) await checkOwnPassword(session, currentPassword)
  else if (!(await canSkipOldPassword(session))) throw new AppError('FORBIDDEN', authSentences.passwordNeeded)
  const stored = await db().user.findUniqueOrThrow({
    where: { id: user.id },
    relationLoadStrategy: 'join',
    select: { passwordHash: true, memberships: { select: { daycare: { select: { name: true, address: true } } } } },
  })
  const places = stored.memberships.flatMap(({ daycare }) => [daycare.name, daycare.address])
  const weakness = await passwordWeakness(newPassword, [user.firstName, user.lastName, user.email, ...places])
  if (weakness) throw new AppError('INVALID_INPUT', guessableSentences[weakness])
  if (await verifySecret(stored.passwordHash, newPassword))
    throw new AppError('INVALID_INPUT', authSentences.passwordSame)
  const passwordHash = await hashSecret(newPassword)
  const now = new Date()
  await db().$transaction(async (tx) => {
    await tx.user.update({
      where: { id: user.id },
      data: {
        passwordHash,
        passwordExpired: false,
        passwordChangedAt: now,
        lastLogin: user.lastLogin ?? now,
        ...(!user.lastLogin && user.role === 'TEACHER' && { awaitsWelcome: true }),
        ...(ageGroups && { ageGroups }),
      },
    })
    await tx.session.deleteMany({ where: { userId: user.id, id: { not: session.id } } })
    await tx.pendingSignIn.deleteMany({ where: { userId: user.id } })
    await tx.loginToken.updateMany({
      where: { userId: user.id, usedAt: null, revokedAt: null },
      data: { revokedAt: now },
    })
    if (user.lastLogin) await queueMail(tx, 'PASSWORD_CHANGED', { userId: user.id, data: { origin, at: now } })
    await audit(tx, { action: 'password.changed', actorId: user.id, targetId: user.id, client })
  })
}
