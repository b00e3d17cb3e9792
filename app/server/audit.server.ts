import { afterCommit } from './database/after-commit.server.ts'
import type { Db, Transaction } from './database/db.server.ts'
import type { AuditEntry } from './generated/prisma/client.ts'
import type { ClientInfo } from './session/client-info.server.ts'

/** Kinds of entries of the audit log. Each has its French label in content/pages/audit-log.ts. */
export type AuditAction =
  | 'session.opened'
  | 'session.refused'
  | 'session.closed'
  | 'session.ended'
  | 'session.endedForOther'
  | 'identity.confirmed'
  | 'link.created'
  | 'link.used'
  | 'link.usedOfOther'
  | 'password.changed'
  | 'secondFactor.added'
  | 'secondFactor.removed'
  | 'secondFactor.removedForOther'
  | 'secondFactor.codesRenewed'
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
  | 'daycare.weatherPolicySaved'
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
  /** Reference of the error, as it was shown to the person. */
  reference?: string
  details?: Record<string, string | number | boolean>
}

const toRow = ({ client, details, ...event }: AuditEvent) => ({
  ...event,
  ip: client?.ip ?? '',
  details: details ?? {},
})

let report: ((entries: AuditEntry[]) => void) | undefined

/** From now on this process also gives each entry that it has written, once it is committed, to `reportTo`. */
export function reportAudit(reportTo: (entries: AuditEntry[]) => void): void {
  report = reportTo
}

/** Appends an event to the audit log. Pass the transaction of the change it records, so that both happen or none. */
export async function audit(on: Db | Transaction, event: AuditEvent): Promise<void> {
  const entry = await on.auditEntry.create({ data: toRow(event) })
  afterCommit(on, () => report?.([entry]))
}

/** Appends several events to the audit log in one statement. */
export async function auditAll(on: Db | Transaction, events: AuditEvent[]): Promise<void> {
  const entries = await on.auditEntry.createManyAndReturn({ data: events.map(toRow) })
  afterCommit(on, () => report?.(entries))
}
