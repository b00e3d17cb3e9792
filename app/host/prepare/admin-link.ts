import { audit } from '#app/server/audit.server.ts'
import type { Transaction } from '#app/server/database/db.server.ts'
import { createLink } from '#app/server/session/one-time-link.server.ts'
import { dropSecondFactor } from '#app/server/session/second-factor.server.ts'
import { Failure } from '../failure.ts'

export type NewAdmin = { email: string; firstName: string; lastName: string }

async function createOrFindAdmin(tx: Transaction, admin: NewAdmin): Promise<string> {
  const existing = await tx.user.findUnique({ where: { email: admin.email } })
  if (!existing) {
    const created = await tx.user.create({ data: { ...admin, role: 'SUPERADMIN', passwordExpired: true } })
    return created.id
  }
  if (existing.deletedAt) throw new Failure(`Le compte ${admin.email} a été supprimé. Choisissez une autre adresse.`)
  if (existing.role !== 'SUPERADMIN') {
    throw new Failure(`Le compte ${admin.email} existe déjà avec un autre rôle. Choisissez une autre adresse.`)
  }
  // She has lost access: she signs in by the link, without a second factor, and has to choose a new password.
  await tx.user.update({ where: { id: existing.id }, data: { passwordExpired: true } })
  if (await dropSecondFactor(tx, existing.id))
    await audit(tx, {
      action: 'secondFactor.removedForOther',
      targetId: existing.id,
      details: { command: 'admin:create' },
    })
  return existing.id
}

/**
 * Creates a superadmin, or finds her again, and creates a one-time link valid for seven days. Revokes her earlier
 * links.
 * @returns the token of the link, which is stored nowhere.
 * @throws Failure when the address belongs to a deleted account, or to one with another role.
 */
export async function createAdminLink(tx: Transaction, admin: NewAdmin): Promise<string> {
  const userId = await createOrFindAdmin(tx, admin)
  const { token } = await createLink(tx, { userId, purpose: 'INVITATION', byMail: false })
  await audit(tx, { action: 'link.created', targetId: userId, details: { command: 'admin:create' } })
  return token
}
