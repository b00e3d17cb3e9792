import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { number } from '#tests/bench/load.ts'
import { internalsIn } from '#tests/guards/internals.ts'
import { createPerson } from '#tests/support/people.ts'
import { createCaller } from '#tests/support/rpc.ts'
import type { Figure } from './figures.ts'
import { install } from './installation.ts'
import { callerOf, createCast } from './writers.ts'

/* Faults around the application: the mail server, more people than connections, a stop during a backup. */

/** A refused message is tried again after half a minute. */
const MAIL_MS = 60_000
const CROWD = 300

async function until(isTrue: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(25)) if (await isTrue()) return true
  return false
}

/** A mail server that refuses for the moment: the person reads the same sentence, and the message leaves when it no longer does. */
export async function mailFault(): Promise<Figure> {
  let refuses = true
  let refusals = 0
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      if (refuses) refusals++
      done(refuses ? Object.assign(new Error('busy'), { responseCode: 451 }) : null)
    },
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const installation = await install({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    APP_ORIGIN: 'http://127.0.0.1:1',
    LOG_LEVEL: 'warn',
  })
  try {
    await installation.start()
    const person = await installation.withDb((db) => createPerson(db, 'TEACHER'))
    const reply = await createCaller(installation.url).post('auth_requestLoginLink', { email: person.email })
    await until(() => refusals > 0, MAIL_MS)
    refuses = false
    const begun = performance.now()
    const arrived = await until(() => received.includes(person.email), MAIL_MS)
    const lines = installation.output().match(/^.*message not sent.*$/gm) ?? []
    return {
      what: 'serveur de courriel qui refuse',
      value: `${refusals} refus, ${lines.length} ligne au journal, parti ${number((performance.now() - begun) / 1000)} s après`,
      problems: [
        ...(reply.status === 200 ? [] : [`statut ${reply.status}`]),
        ...(refusals > 0 && arrived ? [] : ['le courriel ne part pas']),
        ...(received.length <= 1 ? [] : [`parti ${received.length} fois`]),
        ...(lines.length === refusals ? [] : [`${lines.length} lignes pour ${refusals} refus`]),
        ...(lines.join().includes(person.email) ? ['son adresse est au journal'] : []),
      ],
    }
  } finally {
    await installation.remove()
    await new Promise<void>((resolve) => smtp.close(resolve))
  }
}

/** Many more requests at once than the two connections of the pool: an answer or the sentence, and then all is as before. */
export async function poolFault(): Promise<Figure> {
  const installation = await install({ DATABASE_POOL_MAX: '2', DATABASE_PATIENCE: '1' })
  try {
    await installation.start()
    const { cookie } = await installation.withDb(createCast)
    const caller = callerOf(installation.url, cookie)
    const replies = await Promise.all(Array.from({ length: CROWD }, () => caller.get('activities_getThemes')))
    const count = (status: number) => replies.filter((reply) => reply.status === status).length
    const refused = replies.filter(({ status }) => status !== 200)
    const healed = await until(async () => (await caller.get('activities_getThemes')).status === 200, 10_000)
    return {
      what: `${CROWD} demandes à la fois, 2 connexions`,
      value: `${count(200)} réponses, ${count(503)} fois « Réessayez »`,
      problems: [
        ...refused.filter(({ status }) => status !== 503).map(({ status }) => `statut ${status}`),
        ...refused.filter(({ text }) => !text.includes('Réessayez')).map(() => 'pas de phrase'),
        ...refused.flatMap(({ text }) => internalsIn(text, 'réponse')),
        ...(healed ? [] : ['ne se remet pas']),
      ],
    }
  } finally {
    await installation.remove()
  }
}

/** SIGTERM while the backup of the night is written or verified: no half file, and the next start makes it. */
export async function backupFault(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'brindille-backups-'))
  const directory = join(folder, 'sauvegardes')
  const installation = await install({ BACKUP_DIR: directory })
  const files = () =>
    existsSync(directory) ? readdirSync(directory).filter((name) => !['base.txt', 'wal'].includes(name)) : []
  const whole = () => files().filter((name) => /^brindille-[\d-]{10}\.tar\.gz$/.test(name))
  try {
    await installation.start()
    const isUnderWay = await until(() => files().length > 0, 60_000)
    const code = await installation.stop()
    const left = files().filter((name) => !whole().includes(name))
    await installation.start()
    const isMade = await until(() => whole().length > 0 && files().length === whole().length, 120_000)
    return {
      what: 'arrêt demandé pendant une sauvegarde',
      value: `${left.length} fichier à moitié; refaite au démarrage suivant`,
      problems: [
        ...(isUnderWay ? [] : ['aucune sauvegarde n’a commencé']),
        ...(code === 0 ? [] : [`code de sortie ${code}`]),
        ...left.map((name) => `reste ${name}`),
        ...(isMade ? [] : ['pas refaite']),
      ],
    }
  } finally {
    await installation.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
