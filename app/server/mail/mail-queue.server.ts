import * as z from 'zod/mini'
import type { Transaction } from '../database/db.server.ts'

type Queued<Kind extends MailKind> = {
  userId: string
  /** The daycare that the message speaks of. */
  daycareId?: string | undefined
  data: MailData<Kind>
  /** Of no use after this. */
  expiresAt?: Date
}

/**
 * Puts a message in the queue, in the transaction of the act that it tells of: both happen or none. It is written and
 * sent afterwards by a worker (`mail-worker.server.ts`), to the address that the person has then.
 */
export async function queueMail<Kind extends MailKind>(tx: Transaction, kind: Kind, mail: Queued<Kind>): Promise<void> {
  await queueMails(tx, kind, [mail])
}

/** Several messages of one kind, in one statement. */
export async function queueMails<Kind extends MailKind>(
  tx: Transaction,
  kind: Kind,
  mails: Queued<Kind>[],
): Promise<void> {
  await tx.mailJob.createMany({
    data: mails.map(({ data, ...mail }) => ({ kind, data: JSON.parse(JSON.stringify(data)), ...mail })),
  })
  wakeMailWorker()
}

/**
 * Takes back the links not sent yet to this person: the one that is being made for her would die of them. Her row is
 * locked, because the worker that writes such a message locks it too.
 */
export async function withdrawQueuedLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`
  await tx.mailJob.deleteMany({ where: { userId, kind: { in: LINK_KINDS }, sentAt: null } })
}

/** Milliseconds after which the transaction that has queued a message is over, nearly always. */
const SOON = 100

let worker: (() => void) | undefined

/** The worker of this process, to be called as soon as there is something to send; undefined when it has stopped. */
export function onMailWake(wake: (() => void) | undefined): void {
  worker = wake
}

/** Has the queue looked at in a moment. Nothing happens where no worker runs: another process will see to it. */
function wakeMailWorker(): void {
  if (worker) setTimeout(worker, SOON).unref()
}

/**
 * What each kind of message needs beside the person it is for. It is stored: never a secret. `origin` is the public
 * address of the application, known only while a request is answered.
 */
export const MAIL_KINDS = {
  LOGIN_LINK: z.object({ origin: z.string() }),
  INVITATION: z.object({ origin: z.string(), issuerId: z.optional(z.uuid()) }),
  PASSWORD_CHANGED: z.object({ origin: z.string(), at: z.coerce.date() }),
  NEW_DEVICE: z.object({ origin: z.string(), at: z.coerce.date(), device: z.string() }),
  DAYCARE_DELETED: z.object({ origin: z.string(), by: z.string(), at: z.coerce.date(), until: z.coerce.date() }),
} as const

export type MailKind = keyof typeof MAIL_KINDS
type MailData<Kind extends MailKind> = z.infer<(typeof MAIL_KINDS)[Kind]>

/** Those that carry a one-time link, which a newer link makes useless. */
const LINK_KINDS: MailKind[] = ['LOGIN_LINK', 'INVITATION']
