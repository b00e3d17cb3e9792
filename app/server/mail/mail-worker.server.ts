import { addMilliseconds } from 'date-fns'
import * as z from 'zod/mini'
import { db } from '../database/db.server.ts'
import { log } from '../log.server.ts'
import { onMailWake } from './mail-queue.server.ts'
import { sendMail } from './mailer.server.ts'
import { type DueMail, writeMail } from './write-mail.server.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds between two looks at the queue, for what another process has queued and what is to be tried again. */
const LOOK_EVERY = 5 * SECOND
/** Messages that one process sends at the same time: one mail server that hangs does not hold the others back. */
const AT_ONCE = 5
/** Milliseconds that a process keeps a message for itself; longer than any attempt, so that two never send the same. */
const LEASE = 2 * MINUTE
/** Milliseconds before each further attempt. After the last one it is given up, about two days after the first. */
export const BACK_OFF = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR]

type ClaimedMail = DueMail & { attempts: number; expiresAt: Date | null }

/** Takes what is due. Two processes never take the same row, and what one held when it died is due again later. */
function claimDue(now: Date): Promise<ClaimedMail[]> {
  return db().$queryRaw<ClaimedMail[]>`
    UPDATE "MailJob" SET "attempts" = "attempts" + 1, "nextAttemptAt" = ${addMilliseconds(now, LEASE)}
    WHERE "id" IN (
      SELECT "id" FROM "MailJob" WHERE "sentAt" IS NULL AND "failedAt" IS NULL AND "nextAttemptAt" <= ${now}
      ORDER BY "nextAttemptAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING "id", "kind", "userId", "daycareId", "data", "attempts", "expiresAt"`
}

/** What becomes of a message; nothing when it was taken back meanwhile. */
async function settle(
  id: string,
  data: { sentAt?: Date; failedAt?: Date; nextAttemptAt?: Date; lastError?: string | null },
) {
  await db().mailJob.updateMany({ where: { id, sentAt: null, failedAt: null }, data })
}

async function deliver(job: ClaimedMail, now: Date): Promise<void> {
  if (job.expiresAt && job.expiresAt <= now) return settle(job.id, { failedAt: now, lastError: 'échu avant l’envoi' })
  try {
    const mail = await db().$transaction((tx) => writeMail(tx, job))
    if (!mail) return await settle(job.id, { failedAt: now, lastError: 'sans objet' })
    await sendMail(mail)
    await settle(job.id, { sentAt: new Date(), lastError: null })
  } catch (error) {
    const lastError = describeMailFailure(error)
    const wait = isFinal(error) ? undefined : BACK_OFF[job.attempts - 1]
    log().warn({ job: job.id, kind: job.kind, attempts: job.attempts, reason: lastError }, 'message not sent')
    await settle(job.id, wait ? { lastError, nextAttemptAt: addMilliseconds(now, wait) } : { lastError, failedAt: now })
  }
}

/** Sends everything that is due. @returns how many messages were tried */
export async function deliverDueMail(now = new Date()): Promise<number> {
  let tried = 0
  for (;;) {
    const jobs = await claimDue(now)
    await Promise.all(jobs.map((job) => deliver(job, now)))
    tried += jobs.length
    if (jobs.length < AT_ONCE) return tried
  }
}

/**
 * Looks after the queue from this process until told to stop. Any number of processes may do so.
 * @returns stops looking, and waits for what is being sent
 */
export function startMailWorker(): () => Promise<void> {
  let running: Promise<unknown> | undefined
  let again = false
  const look = () => {
    again = true
    running ??= (async () => {
      while (again) {
        again = false
        await deliverDueMail().catch((err: unknown) => log().warn({ err }, 'the queue of messages was not read'))
      }
      running = undefined
    })()
  }
  const timer = setInterval(look, LOOK_EVERY)
  timer.unref()
  onMailWake(look)
  look()
  return async () => {
    clearInterval(timer)
    onMailWake(undefined)
    again = false
    await running
  }
}

const SmtpError = z.looseObject({
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
})

/** Refused for good: the server knows no such address, or will not have this message. Trying again changes nothing. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = SmtpError.safeParse(error).data ?? {}
  // 5xx on anything else (greeting, sign-in) is about the server or its settings, which somebody will mend.
  return responseCode !== undefined && responseCode >= 500 && /^(?:MAIL FROM|RCPT TO|DATA)$/.test(command ?? '')
}

/** Why a message did not leave, in a few words for the administration: no address, no content. */
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
    EENVELOPE: 'adresse refusée',
  }[code ?? '']
  return [reason, server].filter(Boolean).join(' : ') || 'erreur inattendue'
}
