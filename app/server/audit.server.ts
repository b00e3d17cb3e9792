import type { Db, Transaction } from './database/db.server.ts'
import type { ClientInfo } from './session/client-info.server.ts'

/** What is kept in the journal. Add a line here, and its words in content/pages/journal.ts, before writing a new kind. */
export type AuditAction =
  | 'session.opened'
  | 'session.refused'
  | 'session.closed'
  | 'session.ended'
  | 'identity.confirmed'
  | 'link.created'
  | 'link.used'
  | 'link.usedOfOther'
  | 'password.changed'
  | 'profile.updated'
  | 'daycare.created'
  | 'daycare.opened'
  | 'manager.created'
  | 'manager.updated'
  | 'manager.deleted'
  | 'manager.restored'
  | 'journal.exported'
  | 'quizReviews.exported'
  | 'data.exported'
  | 'erasure.requested'
  | 'erasure.withdrawn'
  | 'erasure.done'
  | 'incident.created'
  | 'incident.updated'
  | 'incident.exported'
  | 'call.refused'
  | 'activity.deleted'
  | 'activity.restored'
  | 'daycare.updated'
  | 'daycare.deleted'
  | 'daycare.restored'
  | 'daycare.exported'
  | 'daycare.seatsChanged'
  | 'teacher.invited'
  | 'teacher.invitedAgain'
  | 'teacher.uninvited'
  | 'teacher.accepted'
  | 'teacher.declined'
  | 'teacher.removed'
  | 'teacher.restored'
  | 'question.created'
  | 'question.updated'
  | 'question.published'
  | 'question.archived'
  | 'question.deleted'
  | 'question.restored'
  | 'question.corrected'
  | 'question.reportAnswered'
  | 'question.imported'
  | 'question.exported'

export type AuditEvent = {
  action: AuditAction
  actorId?: string | undefined
  targetId?: string | undefined
  daycareId?: string | undefined
  client?: ClientInfo
  /** Of the refusal, as the person was given it. */
  reference?: string
  details?: Record<string, string | number | boolean>
}

const rowOf = ({ client, details, ...event }: AuditEvent) => ({
  ...event,
  ip: client?.ip ?? '',
  details: details ?? {},
})

/** Appends to the journal, in the transaction of the act it tells of where there is one. */
export async function audit(on: Db | Transaction, event: AuditEvent): Promise<void> {
  await on.auditEntry.create({ data: rowOf(event) })
}

/** Appends several events in one statement. */
export async function auditAll(on: Db | Transaction, events: AuditEvent[]): Promise<void> {
  await on.auditEntry.createMany({ data: events.map(rowOf) })
}
