import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { number } from '#tests/bench/load.ts'
import { environment } from '#tests/support/server.ts'
import { projectRoot } from '#tests/support/tools.ts'
import type { Figure } from './figures.ts'
import { install } from './installation.ts'
import { createCast, generate } from './writers.ts'

/*
 * The highest rate that one process holds, with calls that arrive whether or not the former ones are answered, as people
 * do: while generations follow each other and a backup runs.
 */

const LIMIT_MS = 500
const START_RATE = 10
/** Each step asks for so many times the rate of the former one. */
const STEP = 1.5
const RATE_MAX = 2_000
/** Most that memory may grow between the middle and the end. */
const GROWTH_MAX = 0.1

type Step = { rate: number; p99: number; sent: number; errors: string[] }

/** What the pages of an educator call most. */
const READS = ['activities_getThemes', 'guides_getCalendarNotes', 'guides_getPackingList']

async function callOnce(url: string, id: string, cookie: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${url}/_serverFn/${id}?createServerFn`, {
    headers: { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin', cookie },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${id} : ${response.status}`)
  return performance.now() - started
}

async function hold(url: string, cookie: string, rate: number, seconds: number): Promise<Step> {
  const times: number[] = []
  const errors: string[] = []
  const calls: Promise<void>[] = []
  const begun = performance.now()
  for (let turn = 0; turn < rate * seconds; turn++) {
    const wait = begun + (turn * 1000) / rate - performance.now()
    if (wait > 1) await sleep(wait)
    const call = callOnce(url, READS[turn % READS.length] ?? '', cookie).then(
      (ms) => void times.push(ms),
      (error: unknown) => void errors.push(error instanceof Error ? error.message : String(error)),
    )
    calls.push(call)
  }
  await Promise.all(calls)
  times.sort((a, b) => a - b)
  return { rate, p99: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY, sent: calls.length, errors }
}

/** Resident memory of a process, in MB. */
function memoryOf(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

function backUp(dataDir: string, file: string): Promise<number | null> {
  const child = spawn(process.execPath, ['app/host/backup.ts', file], {
    cwd: projectRoot,
    stdio: 'ignore',
    env: environment({ BRINDILLE_DATA_DIR: dataDir }),
  })
  return new Promise((resolve) => child.once('exit', resolve))
}

/** @param stepSeconds how long each rate is asked for @param heldSeconds how long the highest one then is */
export async function proveLoad(stepSeconds: number, heldSeconds: number): Promise<Figure[]> {
  const installation = await install()
  try {
    await installation.start()
    const cast = await installation.withDb(createCast)
    const over = new AbortController()
    let [generations, backups] = [0, 0]
    const generating = (async () => {
      while (!over.signal.aborted) {
        const last = await generate(installation.url, cast.cookie, crypto.randomUUID())
        if (last?.type === 'done') generations++
        // Her limits per minute and per day.
        else await sleep(1_000)
      }
    })()
    const backingUp = (async () => {
      while (!over.signal.aborted)
        if ((await backUp(installation.dataDir, join(installation.dataDir, `prove-${backups}.tar.gz`))) === 0) backups++
    })()
    const held = await (async () => {
      const [pid] = installation.workers()
      // The first calls load the code of what they ask for.
      await hold(installation.url, cast.cookie, START_RATE, stepSeconds)
      let best: Step | undefined
      for (let rate = START_RATE; rate <= RATE_MAX; rate = Math.round(rate * STEP)) {
        const step = await hold(installation.url, cast.cookie, rate, stepSeconds)
        if (step.p99 >= LIMIT_MS || step.errors.length > 0) break
        best = step
      }
      const rate = best?.rate ?? START_RATE
      const first = await hold(installation.url, cast.cookie, rate, heldSeconds / 2)
      const middle = memoryOf(pid)
      const last = await hold(installation.url, cast.cookie, rate, heldSeconds / 2)
      return { best, steps: [first, last], growth: memoryOf(pid) / middle - 1, memory: memoryOf(pid) }
    })().finally(() => {
      over.abort()
    })
    await Promise.all([generating, backingUp])
    const errors = held.steps.flatMap((step) => step.errors)
    const sent = held.steps.reduce((sum, step) => sum + step.sent, 0)
    return [
      {
        what: `le plus d’appels par seconde, 99 % sous ${LIMIT_MS} ms`,
        value: held.best ? `${held.best.rate} (99 % en ${number(held.best.p99)} ms)` : 'aucun débit tenu',
        problems: held.best ? [] : [`${START_RATE} par seconde ne tient pas`],
      },
      {
        what: `tenu ${heldSeconds} s`,
        value: `${number(sent)} appels, ${errors.length} erreur, 99 % en ${number(Math.max(...held.steps.map(({ p99 }) => p99)))} ms`,
        problems: errors,
      },
      {
        what: 'pendant ce temps',
        value: `${generations} générations, ${backups} sauvegardes`,
        problems: [...(generations > 0 ? [] : ['aucune génération']), ...(backups > 0 ? [] : ['aucune sauvegarde'])],
      },
      {
        what: 'mémoire, du milieu à la fin',
        value: `${number(held.memory)} Mo, ${number(held.growth * 100, 1)} %`,
        // A short run is still warming up.
        problems: heldSeconds >= 300 && held.growth > GROWTH_MAX ? ['la mémoire croît'] : [],
      },
    ]
  } finally {
    await installation.remove()
  }
}
