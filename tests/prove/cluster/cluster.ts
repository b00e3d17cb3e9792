import { setTimeout as sleep } from 'node:timers/promises'
import { createDb } from '#app/server/database/create-db.server.ts'
import { number } from '#tests/bench/load.ts'
import type { Figure } from '../figures.ts'
import { halvesOf, lostOf } from '../kills.ts'
import { between, type Random } from '../random.ts'
import { callerOf, createCast, type Ledger, writeUntil } from '../writers.ts'
import { type Loss, type Machines, startMachines } from './machines.ts'

/*
 * Several machines: the primary dies under acknowledged writes, and the application is restarted process by process
 * under requests. The ledger is in this process.
 */

export type ClusterSize = { losses: number; processes: number }

/** Seconds after which Patroni takes the primary away from a machine that says nothing any more (`ttl` in patroni.yml). */
const TTL_SECONDS = 20
/** Seconds to see it, to promote the other one and to show it to HAProxy. */
const TAKEOVER_SECONDS = 10
/** Requests per second while the processes are restarted. */
const RATE = 20
const LATE_READS = 20
const LOSS_TITLES: Record<Loss, string> = {
  postgres: 'le Postgres principal meurt',
  machine: 'la machine du Postgres principal se tait',
}

/** What a person gets: what she asked for, our sentence that asks her to try again, a refusal of HAProxy, or something else. */
type Answer = 'answer' | 'sentence' | 'HAProxy' | `status ${number}`

type Round = { loss: Loss; ledger: Ledger; lost: string[]; halves: string[]; seconds: number; answers: Answer[] }

async function read(url: string, cookie: string): Promise<Answer> {
  const address = `${url}/_serverFn/activities_getThemes?createServerFn`
  const headers = { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin', cookie }
  try {
    const response = await fetch(address, { headers })
    const text = await response.text()
    if (response.ok) return 'answer'
    if (response.status === 503 && text.includes('Réessayez')) return 'sentence'
    return text.includes('No server is available') ? 'HAProxy' : `status ${response.status}`
  } catch {
    return 'status 0'
  }
}

/** Asks without pause at a rate, as people do, until told to stop. */
async function readUntil(url: string, cookie: string, isOver: () => boolean): Promise<Answer[]> {
  const asked: Promise<Answer>[] = []
  for (; !isOver(); await sleep(1000 / RATE)) asked.push(read(url, cookie))
  return Promise.all(asked)
}

/** Milliseconds until a write of this person is acknowledged again. */
async function untilWritten(url: string, cookie: string): Promise<number> {
  const begun = performance.now()
  const caller = callerOf(url, cookie)
  for (; ; await sleep(100)) {
    const input = { id: crypto.randomUUID(), version: 0, title: 'De retour', description: '', statements: [] }
    const reply = await caller.post('exercises_saveSituation', input).catch(() => undefined)
    if (reply?.status === 200) return performance.now() - begun
    if (performance.now() - begun > 180_000) throw new Error(`No write is taken any more: ${reply?.status}`)
  }
}

async function playLoss(machines: Machines, random: Random, loss: Loss): Promise<Round> {
  const ledger: Ledger = { entries: [], imports: [] }
  const db = createDb(machines.ownerUrl, 3, 20)
  try {
    const [cast, witness] = [await createCast(db), await createCast(db)]
    let isOver = false
    const writing = writeUntil(machines.url, cast, ledger, () => isOver)
    const asking = readUntil(machines.url, witness.cookie, () => isOver)
    await sleep(between(random, 3_000, 8_000))
    await machines.kill(loss)
    const ms = await untilWritten(machines.url, witness.cookie)
    isOver = true
    await writing
    const answers = await asking
    const [lost, halves] = [await lostOf(db, ledger.entries), await halvesOf(db, ledger)]
    return { loss, ledger, lost, halves, seconds: ms / 1000, answers }
  } finally {
    await db.$disconnect().catch(() => undefined)
  }
}

/** Every process, one after the other, under requests and writes. */
async function rollingRestart(machines: Machines): Promise<Figure> {
  const ledger: Ledger = { entries: [], imports: [] }
  const db = createDb(machines.ownerUrl, 3, 20)
  try {
    const cast = await createCast(db)
    let isOver = false
    const asking = readUntil(machines.url, cast.cookie, () => isOver)
    const writing = writeUntil(machines.url, cast, ledger, () => isOver)
    const codes: (number | null)[] = []
    for (let index = 0; index < machines.processes; index++) codes.push(await machines.restart(index))
    isOver = true
    await writing
    const answers = await asking
    const failed = answers.filter((answer) => answer !== 'answer')
    const lost = await lostOf(db, ledger.entries)
    return {
      what: `redémarrage des ${machines.processes} processus, l’un après l’autre`,
      value: `${number(answers.length)} demandes, ${failed.length} en échec; ${number(ledger.entries.length)} écritures accusées, ${lost.length} perdue`,
      problems: [
        ...(failed.length === 0 ? [] : [`réponses : ${[...new Set(failed)].join(', ')}`]),
        ...lost,
        ...codes.filter((code) => code !== 0).map((code) => `un processus finit par ${code}`),
      ],
    }
  } finally {
    await db.$disconnect()
  }
}

/** What may be a second old is read from the machines that follow; what a person has just written is not. */
async function lateReads(machines: Machines): Promise<Figure> {
  const db = createDb(machines.ownerUrl, 3, 20)
  try {
    const { adminCookie } = await createCast(db)
    const caller = callerOf(machines.url, adminCookie)
    const before = await machines.answeredByReplicas()
    const statuses: number[] = []
    for (let index = 0; index < LATE_READS; index++)
      statuses.push((await caller.get('administration_getOverview')).status)
    // Postgres adds to its counts once a connection has rested for ten seconds.
    await sleep(12_000)
    const answered = (await machines.answeredByReplicas()) - before
    return {
      what: `${LATE_READS} lectures qui peuvent attendre`,
      value: `${number(answered)} requêtes répondues par les machines qui suivent`,
      problems: [
        ...statuses.filter((status) => status !== 200).map((status) => `statut ${status}`),
        ...(answered >= LATE_READS ? [] : ['le principal a répondu à leur place']),
      ],
    }
  } finally {
    await db.$disconnect()
  }
}

function lossFigures(rounds: readonly Round[]): Figure[] {
  const byLoss = (Object.keys(LOSS_TITLES) as Loss[]).flatMap((loss) => {
    const own = rounds.filter((round) => round.loss === loss)
    if (own.length === 0) return []
    const slowest = Math.max(...own.map(({ seconds }) => seconds))
    return {
      what: LOSS_TITLES[loss],
      value: `${own.length} fois, écritures de retour en ${number(slowest, 1)} s au plus`,
      problems: slowest <= TTL_SECONDS + TAKEOVER_SECONDS ? [] : [`plus de ${TTL_SECONDS + TAKEOVER_SECONDS} s`],
    }
  })
  const entries = rounds.flatMap(({ ledger }) => ledger.entries)
  const lost = rounds.flatMap((round) => [...round.lost, ...round.halves])
  const answers = rounds.flatMap((round) => round.answers)
  const count = (kind: Answer) => answers.filter((answer) => answer === kind).length
  const others = answers.filter((answer) => answer !== 'answer' && answer !== 'sentence')
  return [
    ...byLoss,
    {
      what: 'écritures accusées',
      value: `${number(entries.length)}, ${lost.length} perdue ou à moitié`,
      problems: [...lost, ...(entries.length === 0 ? ['aucune écriture acceptée'] : [])],
    },
    {
      what: 'ce que voient les autres pendant ce temps',
      value: `${number(count('answer'))} réponses, ${number(count('sentence'))} fois « Réessayez »`,
      problems: others.length === 0 ? [] : [`${others.length} autres : ${[...new Set(others)].join(', ')}`],
    },
  ]
}

/** Kills the primary so many times, each kind of loss in turn, then restarts the application. */
export async function proveCluster(random: Random, { losses, processes }: ClusterSize): Promise<Figure[]> {
  const machines = await startMachines(processes)
  try {
    const late = await lateReads(machines)
    const restarted = await rollingRestart(machines)
    const rounds: Round[] = []
    for (let turn = 0; turn < losses; turn++) {
      rounds.push(await playLoss(machines, random, turn % 2 === 0 ? 'postgres' : 'machine'))
      await machines.heal()
    }
    // Nothing that was there after its own loss went with a later one.
    const db = createDb(machines.ownerUrl, 3, 20)
    const lost = await lostOf(
      db,
      rounds.flatMap(({ ledger }) => ledger.entries),
    ).finally(() => db.$disconnect())
    return [
      ...lossFigures(rounds),
      { what: 'perdues à la fin', value: String(lost.length), problems: lost },
      restarted,
      late,
    ]
  } finally {
    await machines.stop()
  }
}
