import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { exportPerson } from '#app/server/personal-data/person-tables.server.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import type { DataPart } from './schema.ts'

/**
 * Everything that is kept about the person who asks, by table, without what only proves who she is (hashes). The export
 * is itself written in the journal.
 */
export async function exportMyData({ user }: CurrentSession, client: ClientInfo): Promise<DataPart[]> {
  const parts = await exportPerson(db(), user.id)
  await audit(db(), { action: 'data.exported', actorId: user.id, targetId: user.id, client })
  // Plain data: what the screen shows is what the file holds.
  return parts.map(({ title, rows }) => ({ title, rows: JSON.parse(JSON.stringify(rows)) }))
}
