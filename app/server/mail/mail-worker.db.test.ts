import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMinutes } from 'date-fns/addMinutes'
import { addSeconds } from 'date-fns/addSeconds'
import { subMinutes } from 'date-fns/subMinutes'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailJob, User } from '#app/server/generated/prisma/client.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare } from '#tests/support/people.ts'
import { db } from '../database/db.server.ts'
import { env } from '../env.server.ts'
import { createLink } from '../session/one-time-link.server.ts'
import { hashToken } from '../session/token.server.ts'
import { queueMail, withdrawQueuedLinks } from './mail-queue.server.ts'
import { BACK_OFF, deliverDueMail } from './mail-worker.server.ts'

const origin = 'https://brindille.example'
/** Addresses that the mail server refuses: for good, and for now. */
const UNKNOWN = 'inconnue@exemple.test'
const BUSY = 'occupee@exemple.test'

type Received = { to: string; raw: string }
let received: Received[] = []
let staffed: StaffedDaycare
let smtp: SMTPServer
let hanging: Server
let folder: string
const ports = { smtp: 0, hanging: 0 }

async function listen(server: { listen: (port: number, host: string, done: () => void) => unknown }): Promise<void> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
}

function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return address.port
}

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

beforeAll(async () => {
  staffed = await createStaffedDaycare(db())
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (address === UNKNOWN) return done(refusal(550))
      return done(address === BUSY ? refusal(451) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), raw })
        done()
      })
    },
  })
  await listen(smtp)
  ports.smtp = portOf(smtp.server as unknown as Server)
  // Accepts connections and never answers.
  hanging = createServer(() => undefined)
  await listen(hanging)
  ports.hanging = portOf(hanging)
  folder = await mkdtemp(join(tmpdir(), 'brindille-mail-'))
  env().BRINDILLE_DATA_DIR = folder
})
afterAll(async () => {
  await new Promise<void>((done) => smtp.close(done))
  hanging.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  received = []
  await db().mailJob.deleteMany()
  env().SMTP_URL = `smtp://127.0.0.1:${ports.smtp}`
})

const queue = (person: Pick<User, 'id'>) =>
  db().$transaction((tx) => queueMail(tx, 'PASSWORD_CHANGED', { userId: person.id, data: { origin, at: new Date() } }))
const jobOf = (person: Pick<User, 'id'>): Promise<MailJob> =>
  db().mailJob.findFirstOrThrow({ where: { userId: person.id } })

/** Decodes a quoted-printable part. */
function decode(raw: string): string {
  const bytes = raw
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test('a message leaves with both parts, once', async () => {
  await queue(staffed.teacher)
  expect(await deliverDueMail()).toBe(1)
  expect(await deliverDueMail()).toBe(0)
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toBe(staffed.teacher.email)
  expect(received[0]?.raw).toMatch(/text\/plain[^]*text\/html/)
  expect(await jobOf(staffed.teacher)).toMatchObject({ attempts: 1, failedAt: null, lastError: null })
  expect((await jobOf(staffed.teacher)).sentAt).not.toBeNull()
})

test('a transaction that fails sends nothing', async () => {
  const failing = db().$transaction(async (tx) => {
    await queueMail(tx, 'PASSWORD_CHANGED', { userId: staffed.teacher.id, data: { origin, at: new Date() } })
    throw new Error('after all, no')
  })
  await expect(failing).rejects.toThrow('after all, no')
  expect(await deliverDueMail()).toBe(0)
})

test('an invitation is made when it leaves: its token is in the message and nowhere in the database', async () => {
  const newcomer = await createPerson(db(), 'TEACHER', staffed.daycare, { lastLogin: null, firstName: 'Zoé <b>' })
  await db().$transaction((tx) =>
    queueMail(tx, 'INVITATION', {
      userId: newcomer.id,
      daycareId: staffed.daycare.id,
      data: { origin, issuerId: staffed.manager.id },
    }),
  )
  expect(await db().loginToken.count({ where: { userId: newcomer.id } })).toBe(0)
  await deliverDueMail()
  const raw = decode(received[0]?.raw ?? '')
  const token = /\/auth\?t=([\w-]{43})/.exec(raw)?.[1] ?? ''
  expect(raw).toContain(staffed.daycare.name)
  expect(raw).toContain(staffed.manager.lastName)
  expect(raw).toContain('Zoé &lt;b&gt;')
  const stored = await db().loginToken.findMany({ where: { userId: newcomer.id } })
  expect(stored).toMatchObject([
    { tokenHash: hashToken(token), purpose: 'INVITATION', issuerId: staffed.manager.id, byMail: true },
  ])
  expect(JSON.stringify([stored, await db().mailJob.findMany()])).not.toContain(token)
})

test('a name with line breaks adds no header to a message, and nobody to whom it goes', async () => {
  const name = 'Zoé\r\nBcc: voisine@exemple.test\r\n\r\nDATA'
  const newcomer = await createPerson(db(), 'TEACHER', staffed.daycare, { lastLogin: null, firstName: name })
  await db().daycare.update({ where: { id: staffed.daycare.id }, data: { name } })
  await db().$transaction((tx) =>
    queueMail(tx, 'INVITATION', {
      userId: newcomer.id,
      daycareId: staffed.daycare.id,
      data: { origin, issuerId: staffed.manager.id },
    }),
  )
  await deliverDueMail()
  await db().daycare.update({ where: { id: staffed.daycare.id }, data: { name: staffed.daycare.name } })
  expect(received.map(({ to }) => to)).toEqual([newcomer.email])
  const [headers = ''] = (received[0]?.raw ?? '').split('\r\n\r\n')
  expect(headers).toMatch(/^From: /m)
  expect(headers).not.toMatch(/^(?:Bcc|Cc|DATA)/im)
})

test('who has an account is invited into the team, not into the application', async () => {
  const { id: userId } = await createPerson(db(), 'TEACHER')
  const { id: daycareId } = staffed.daycare
  await db().teamInvitation.create({ data: { daycareId, userId, firstName: 'Aude', lastName: 'Roy' } })
  const data = { origin, issuerId: staffed.manager.id }
  await db().$transaction((tx) => queueMail(tx, 'INVITATION', { userId, daycareId, data }))
  await deliverDueMail()
  const raw = decode(received[0]?.raw ?? '')
  expect(raw).toContain('vous invite dans son équipe')
  expect(raw).toMatch(/\/auth\?t=[\w-]{43}/)
  expect(raw).not.toContain('Aude')
})

test('a login link carries a code of six digits, stored hashed', async () => {
  const data = { origin, requestHash: 'empreinte-de-la-demande' }
  await db().$transaction((tx) => queueMail(tx, 'LOGIN_LINK', { userId: staffed.teacher.id, data }))
  await deliverDueMail()
  expect(decode(received[0]?.raw ?? '')).toMatch(/ce code\u00A0: \d{6}/)
  const link = await db().loginToken.findFirstOrThrow({ where: { userId: staffed.teacher.id, revokedAt: null } })
  expect(link.codeHash).toMatch(/^\$argon2id/)
  expect(link.requestHash).toBe(data.requestHash)
})

test('a link that is created directly withdraws the one still in the queue', async () => {
  await db().$transaction((tx) => queueMail(tx, 'LOGIN_LINK', { userId: staffed.teacher.id, data: { origin } }))
  await db().$transaction(async (tx) => {
    await withdrawQueuedLinks(tx, staffed.teacher.id)
    await createLink(tx, { userId: staffed.teacher.id, purpose: 'LOGIN', byMail: true })
  })
  expect(await deliverDueMail()).toBe(0)
  expect(received).toEqual([])
})

test('to another machine nothing leaves without TLS, unless the network is private', async () => {
  // Reaches this machine, by a name that says so to nobody.
  env().SMTP_URL = `smtp://0.0.0.0:${ports.smtp}`
  await queue(staffed.teacher)
  await deliverDueMail()
  expect(received).toEqual([])
  expect((await jobOf(staffed.teacher)).lastError).toMatch(/^le serveur ne propose pas de liaison chiffrée/)
  env().PRIVATE_NETWORK = true
  try {
    await db().mailJob.deleteMany()
    await queue(staffed.teacher)
    await deliverDueMail()
  } finally {
    env().PRIVATE_NETWORK = false
  }
  expect(received.map(({ to }) => to)).toEqual([staffed.teacher.email])
})

test('an address refused for good is given up at once, and holds nobody back', async () => {
  const lost = await createPerson(db(), 'TEACHER', undefined, { email: UNKNOWN })
  await queue(lost)
  await queue(staffed.teacher)
  await deliverDueMail()
  expect(received.map(({ to }) => to)).toEqual([staffed.teacher.email])
  const job = await jobOf(lost)
  expect(job.failedAt).not.toBeNull()
  expect(job.lastError).toBe('adresse refusée : le serveur a répondu 550 à RCPT TO')
})

test('a refusal of the moment is tried again later and later, then given up', async () => {
  const busy = await createPerson(db(), 'TEACHER', undefined, { email: BUSY })
  await queue(busy)
  let now = addSeconds(new Date(), 1)
  for (const [index, wait] of BACK_OFF.entries()) {
    await deliverDueMail(now)
    const job = await jobOf(busy)
    expect(job).toMatchObject({ attempts: index + 1, failedAt: null, sentAt: null })
    expect(job.nextAttemptAt.getTime() - now.getTime()).toBe(wait)
    expect(await deliverDueMail(now)).toBe(0)
    now = job.nextAttemptAt
  }
  await deliverDueMail(now)
  expect((await jobOf(busy)).failedAt).not.toBeNull()
})

test('with the mail server down the message waits, and leaves when it is back', async () => {
  env().SMTP_URL = 'smtp://127.0.0.1:1'
  await queue(staffed.teacher)
  await deliverDueMail()
  const job = await jobOf(staffed.teacher)
  expect(job).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 })
  expect(job.lastError).toMatch(/connexion refusée/)
  env().SMTP_URL = `smtp://127.0.0.1:${ports.smtp}`
  await deliverDueMail(addMinutes(new Date(), 2))
  expect(received).toHaveLength(1)
})

test('a server that never answers keeps nobody waiting, and is given up', { timeout: 20_000 }, async () => {
  env().SMTP_URL = `smtp://127.0.0.1:${ports.hanging}`
  await queue(staffed.teacher)
  let isGivenUp = false
  const delivering = deliverDueMail().then(() => {
    isGivenUp = true
  })
  await queue(staffed.manager)
  expect(isGivenUp).toBe(false)
  await delivering
  expect((await jobOf(staffed.teacher)).lastError).toMatch(/ne répond pas/)
})

test('what is out of date, or for somebody who is gone, is not sent', async () => {
  const gone = await createPerson(db(), 'TEACHER')
  await queue(gone)
  await db().user.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
  await db().$transaction((tx) =>
    queueMail(tx, 'LOGIN_LINK', { userId: staffed.teacher.id, data: { origin }, expiresAt: subMinutes(new Date(), 1) }),
  )
  await deliverDueMail()
  expect(received).toEqual([])
  expect(await db().mailJob.count({ where: { failedAt: null } })).toBe(0)
})

test('several workers at once send each message once', async () => {
  const people = await Promise.all(Array.from({ length: 23 }, () => createPerson(db(), 'TEACHER')))
  for (const person of people) await queue(person)
  await Promise.all(Array.from({ length: 4 }, () => deliverDueMail()))
  expect(received.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
})

test('a message that a process had claimed when it died is sent by another', async () => {
  await queue(staffed.teacher)
  await db().mailJob.updateMany({ data: { attempts: 1, nextAttemptAt: addMinutes(new Date(), 2) } })
  expect(await deliverDueMail()).toBe(0)
  expect(await deliverDueMail(addMinutes(new Date(), 3))).toBe(1)
})

test('without a mail server the message is a file', async () => {
  env().SMTP_URL = undefined
  await queue(staffed.teacher)
  await deliverDueMail()
  expect(await readdir(join(folder, 'outbox'))).toHaveLength(1)
  expect((await jobOf(staffed.teacher)).sentAt).not.toBeNull()
})
