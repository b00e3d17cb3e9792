import type { ClientInfo } from './client-info.server.ts'
import type { Db, Transaction } from './db.server.ts'

/** What is kept in the journal. Add a line here before writing a new kind of event. */
export type AuditAction =
  | 'session.opened'
  | 'session.refused'
  | 'session.closed'
  | 'link.created'
  | 'link.used'
  | 'password.changed'
  | 'daycare.created'

export type AuditEvent = {
  action: AuditAction
  actorId?: string | undefined
  targetId?: string | undefined
  daycareId?: string | undefined
  client?: ClientInfo
  details?: Record<string, string | number | boolean>
}

/** Appends to the journal, in the transaction of the act it tells of where there is one. */
export async function audit(on: Db | Transaction, { client, details, ...event }: AuditEvent): Promise<void> {
  await on.auditEntry.create({ data: { ...event, ip: client?.ip ?? '', details: details ?? {} } })
}
