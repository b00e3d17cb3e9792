import { addMilliseconds } from 'date-fns/addMilliseconds'
import * as z from 'zod/mini'
import { db } from '../database/db.server.ts'
import { log } from '../log.server.ts'
import { registerMailWorker } from './mail-queue.server.ts'
import { sendMail } from './mailer.server.ts'
import { type DueMail, writeMail } from './write-mail.server.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds between two polls of the queue, for messages queued by other processes and those to retry. */
const POLL_INTERVAL = 5 * SECOND
/** Messages that one process sends in parallel. */
const BATCH = 5
/** Milliseconds for which a claimed message belongs to one process; longer than any attempt takes. */
const LEASE = 2 * MINUTE
/** Milliseconds before each retry. After the last one, about two days after the first attempt, the message fails. */
export const BACK_OFF = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR]

type ClaimedMail = DueMail & { attempts: number; expiresAt: Date | null }

/** Claims due messages. No row is claimed twice at a time; those of a process that died are due again after LEASE. */
function claimDue(now: Date): Promise<ClaimedMail[]> {
  return db().$queryRaw<ClaimedMail[]>`
    UPDATE "MailJob" SET "attempts" = "attempts" + 1, "nextAttemptAt" = ${addMilliseconds(now, LEASE)}
    WHERE "id" IN (
      SELECT "id" FROM "MailJob" WHERE "sentAt" IS NULL AND "failedAt" IS NULL AND "nextAttemptAt" <= ${now}
      ORDER BY "nextAttemptAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING "id", "kind", "userId", "daycareId", "data", "attempts", "expiresAt"`
}

/** Writes the outcome of an attempt; does nothing when the message was withdrawn meanwhile. */
async function updateJob(
  id: string,
  data: { sentAt?: Date; failedAt?: Date; nextAttemptAt?: Date; lastError?: string | null },
) {
  await db().mailJob.updateMany({ where: { id, sentAt: null, failedAt: null }, data })
}

async function deliver(job: ClaimedMail, now: Date): Promise<void> {
  if (job.expiresAt && job.expiresAt <= now)
    return updateJob(job.id, { failedAt: now, lastError: 'expiré avant l’envoi' })
  try {
    const mail = await db().$transaction((tx) => writeMail(tx, job))
    if (!mail) return await updateJob(job.id, { failedAt: now, lastError: 'sans objet' })
    await sendMail(mail)
    await updateJob(job.id, { sentAt: new Date(), lastError: null })
  } catch (error) {
    const lastError = describeMailFailure(error)
    const wait = isPermanent(error) ? undefined : BACK_OFF[job.attempts - 1]
    log().warn({ job: job.id, kind: job.kind, attempts: job.attempts, reason: lastError }, 'message not sent')
    await updateJob(
      job.id,
      wait ? { lastError, nextAttemptAt: addMilliseconds(now, wait) } : { lastError, failedAt: now },
    )
  }
}

/** Sends every due message. @returns how many were attempted */
export async function deliverDueMail(now = new Date()): Promise<number> {
  let attempted = 0
  for (;;) {
    const jobs = await claimDue(now)
    await Promise.all(jobs.map((job) => deliver(job, now)))
    attempted += jobs.length
    if (jobs.length < BATCH) return attempted
  }
}

/**
 * Polls the queue from this process; any number of processes may do so.
 * @returns stops polling, and waits for what is being sent
 */
export function startMailWorker(): () => Promise<void> {
  let running: Promise<unknown> | undefined
  let again = false
  const poll = () => {
    again = true
    running ??= (async () => {
      while (again) {
        again = false
        await deliverDueMail().catch((err: unknown) => log().warn({ err }, 'the queue of messages was not read'))
      }
      running = undefined
    })()
  }
  const timer = setInterval(poll, POLL_INTERVAL)
  timer.unref()
  registerMailWorker(poll)
  poll()
  return async () => {
    clearInterval(timer)
    registerMailWorker(undefined)
    again = false
    await running
  }
}

const SmtpError = z.looseObject({
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
})

/** Whether the server refused this address or this message for good, so that a retry is useless. */
function isPermanent(error: unknown): boolean {
  const { responseCode, command } = SmtpError.safeParse(error).data ?? {}
  // A 5xx to another command (greeting, authentication) is about the server or its settings, which can be repaired.
  return responseCode !== undefined && responseCode >= 500 && /^(?:MAIL FROM|RCPT TO|DATA)$/.test(command ?? '')
}

/** Why a message was not sent, in French, for the superadmin: without address or content. */
function describeMailFailure(error: unknown): string {
  const { code, responseCode, command } = SmtpError.safeParse(error).data ?? {}
  const server = responseCode ? `le serveur a répondu ${responseCode}${command ? ` à ${command}` : ''}` : ''
  const reason = {
    ECONNECTION: 'connexion refusée',
    ECONNREFUSED: 'connexion refusée',
    ESOCKET: 'connexion refusée ou coupée',
    ETIMEDOUT: 'le serveur ne répond pas',
    EDNS: 'serveur introuvable',
    EAUTH: 'identification refusée',
    ETLS: 'le serveur ne propose pas de liaison chiffrée',
    EENVELOPE: 'adresse refusée',
  }[code ?? '']
  return [reason, server].filter(Boolean).join(' : ') || 'erreur inattendue'
}
