import type { Transaction } from '../database/db.server.ts'
import { LINK_KINDS, type MailData, type MailKind } from './mail-kinds.ts'
import { wakeMailWorker } from './mail-wake.ts'

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
