import type { Transaction } from '../db.server.ts'
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
export async function queueMail<Kind extends MailKind>(
  tx: Transaction,
  kind: Kind,
  { data, ...mail }: Queued<Kind>,
): Promise<void> {
  await tx.mailJob.create({ data: { kind, data: JSON.parse(JSON.stringify(data)), ...mail } })
  wakeMailWorker()
}

/** Takes back the links not sent yet to this person: the one that is being made for her would die of them. */
export async function withdrawQueuedLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.mailJob.deleteMany({ where: { userId, kind: { in: LINK_KINDS }, sentAt: null } })
}
