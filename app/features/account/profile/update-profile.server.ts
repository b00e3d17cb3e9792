import type { OwnGroup } from '#app/domain/own-group.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import type { NameInput } from '../schema.ts'

/** Corrects the person's own name, whatever her role. The audit log keeps that it was done, not the names. */
export async function updateOwnName(
  { user: { id } }: CurrentSession,
  { firstName, lastName }: NameInput,
  client: ClientInfo,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.user.update({ where: { id }, data: { firstName, lastName } })
    await audit(tx, { action: 'profile.updated', actorId: id, targetId: id, client })
  })
}

/** Replaces what the person said of her own group. Not in the audit log: it gives nobody anything. */
export async function updateOwnGroup({ user: { id } }: CurrentSession, group: OwnGroup): Promise<void> {
  await db().user.update({ where: { id }, data: group })
}
