import { audit } from '#app/server/audit.server.ts'
import type { Transaction } from '#app/server/database/db.server.ts'
import { queueMail } from '#app/server/mail/mail-queue.server.ts'
import { dropSecondFactor } from '#app/server/session/second-factor.server.ts'
import { Failure } from '../failure.ts'

/**
 * Takes the second factor of a person away, whatever her role, who has lost her device and her recovery codes. Her
 * sessions end, and she is told by e-mail. `origin` is the public address, for the e-mail.
 * @throws Failure when nobody with a second factor has this address
 */
export async function removeSecondFactor(tx: Transaction, email: string, origin: string): Promise<void> {
  const person = await tx.user.findFirst({ where: { email, deletedAt: null }, select: { id: true } })
  if (!person || !(await dropSecondFactor(tx, person.id)))
    throw new Failure(`Aucun compte avec une vérification en deux étapes n’a l’adresse ${email}.`)
  await tx.session.deleteMany({ where: { userId: person.id } })
  const details = { command: 'second-factor:remove' }
  await audit(tx, { action: 'secondFactor.removedForOther', targetId: person.id, details })
  const data = { origin, at: new Date(), change: 'removedByOther' as const }
  await queueMail(tx, 'SECOND_FACTOR', { userId: person.id, data })
}
