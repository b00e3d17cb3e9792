import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { productName } from '#app.config.ts'
import { env } from '../env.server.ts'
import { log } from '../log.server.ts'
import { isLoopback } from '../settings.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

/** Milliseconds without an answer of the mail server, and for the whole sending, however often it answers. */
const SMTP_TIMEOUT = 10_000
const SENDING_TIMEOUT = 30_000

/** Whether the server must be asked for STARTTLS, and sending fails without it: by itself the library only tries. */
function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl)
  return protocol === 'smtp:' && !isLoopback(hostname) && !env().PRIVATE_NETWORK
}

/**
 * Sends a message; without SMTP_URL, writes it as a file in the outbox of the data folder.
 * Rejects when it could not be sent, or not be written.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = env()
  const message = { from: MAIL_FROM ?? `${productName} <ne-pas-repondre@localhost>`, ...mail }
  if (!SMTP_URL) return writeToOutbox(message)
  const transport = createTransport({
    url: SMTP_URL,
    ...(needsTls(SMTP_URL) && { requireTLS: true }),
    dnsTimeout: SMTP_TIMEOUT,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
  })
  const timeout = Object.assign(new Error('The mail server did not take the message in time'), { code: 'ETIMEDOUT' })
  let timer: NodeJS.Timeout | undefined
  try {
    await Promise.race([
      transport.sendMail(message),
      new Promise((_, reject) => (timer = setTimeout(() => reject(timeout), SENDING_TIMEOUT))),
    ])
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}

async function writeToOutbox(message: Mail & { from: string }): Promise<void> {
  const { message: content } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  const folder = path.resolve(env().BRINDILLE_DATA_DIR, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
  const file = path.join(folder, name)
  // Renamed once complete, so that nobody reads half a message.
  await writeFile(`${file}.tmp`, content, { mode: 0o600 })
  await rename(`${file}.tmp`, file)
  log().info({ file: name }, 'message written to the outbox')
}
