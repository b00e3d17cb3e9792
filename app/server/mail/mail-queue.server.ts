import * as z from 'zod/mini'
import type { Transaction } from '../database/db.server.ts'
import { lockPerson } from '../database/exclusive-lock.server.ts'

type QueuedMail<Kind extends MailKind> = {
  userId: string
  /** The daycare that the message is about. */
  daycareId?: string | undefined
  data: MailData<Kind>
  /** Not sent after this. */
  expiresAt?: Date
}

/**
 * Queues a message in the transaction of the change that it reports: both happen or none. A worker
 * (`mail-worker.server.ts`) writes and sends it afterwards, to the address that the person has then.
 */
export async function queueMail<Kind extends MailKind>(
  tx: Transaction,
  kind: Kind,
  mail: QueuedMail<Kind>,
): Promise<void> {
  await queueMails(tx, kind, [mail])
}

/** Queues several messages of one kind in one statement. */
export async function queueMails<Kind extends MailKind>(
  tx: Transaction,
  kind: Kind,
  mails: QueuedMail<Kind>[],
): Promise<void> {
  await tx.mailJob.createMany({
    data: mails.map(({ data, ...mail }) => ({ kind, data: JSON.parse(JSON.stringify(data)), ...mail })),
  })
  wakeMailWorker()
}

/**
 * Deletes the queued messages with a link for this person: sending one creates a link, which would revoke the one that
 * is being created now. Locks her row, as the worker that writes such a message does.
 */
export async function withdrawQueuedLinks(tx: Transaction, userId: string): Promise<void> {
  await lockPerson(tx, userId)
  await tx.mailJob.deleteMany({ where: { userId, kind: { in: LINK_KINDS }, sentAt: null } })
}

/** Milliseconds to leave the transaction that queues a message to commit. */
const WAKE_DELAY = 100

let wakeWorker: (() => void) | undefined

/** Sets what wakes the worker of this process when a message was queued; undefined when the worker stops. */
export function registerMailWorker(wake: (() => void) | undefined): void {
  wakeWorker = wake
}

/** Wakes the worker of this process, if there is one; otherwise another process polls the queue. */
function wakeMailWorker(): void {
  if (wakeWorker) setTimeout(wakeWorker, WAKE_DELAY).unref()
}

/**
 * Data of each kind of message, beside the person it is for. It is stored, so it never holds a secret. `origin` is the
 * public address of the application, which only the request knows; `requestHash`, the browser that its code is for.
 */
export const MAIL_KINDS = {
  LOGIN_LINK: z.object({ origin: z.string(), requestHash: z.optional(z.string()) }),
  INVITATION: z.object({ origin: z.string(), issuerId: z.optional(z.uuid()) }),
  PASSWORD_CHANGED: z.object({ origin: z.string(), at: z.coerce.date() }),
  NEW_DEVICE: z.object({ origin: z.string(), at: z.coerce.date(), device: z.string() }),
  SECOND_FACTOR: z.object({
    origin: z.string(),
    at: z.coerce.date(),
    change: z.enum(['added', 'removed', 'removedByOther', 'codesRenewed', 'codeUsed']),
  }),
  DAYCARE_DELETED: z.object({ origin: z.string(), by: z.string(), at: z.coerce.date(), until: z.coerce.date() }),
} as const

export type MailKind = keyof typeof MAIL_KINDS
type MailData<Kind extends MailKind> = z.infer<(typeof MAIL_KINDS)[Kind]>

/** Kinds that carry a one-time link. */
const LINK_KINDS: MailKind[] = ['LOGIN_LINK', 'INVITATION']
