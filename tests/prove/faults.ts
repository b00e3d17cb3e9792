import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LimitFunction } from 'p-limit'
import { postgresHome } from '#app/host/postgres/home.ts'
import { createDb } from '#app/server/database/create-db.server.ts'
import { number } from '#tests/bench/load.ts'
import { internalsIn } from '#tests/guards/internals.ts'
import { createTestDatabase } from '#tests/support/cluster.ts'
import { startFakeLlm } from '#tests/support/model/fake-llm.ts'
import { isReady } from '#tests/support/server.ts'
import { type Figure, hasSentence } from './figures.ts'
import { type Installation, install } from './installation.ts'
import { clockFault, diskFault, uploadFault } from './machine-faults.ts'
import { powerCutFault } from './power-cut.ts'
import { SLOW_MS, startDatabaseProxy } from './proxy.ts'
import { backupFault, mailFault, poolFault } from './service-faults.ts'
import { createCast, generate } from './writers.ts'

/** How much of each fault. */
export type FaultSize = {
  /** Seconds without a database. */
  awaySeconds: number
  /** Behaviours of the model, see tests/support/model/fake-llm.ts. */
  models: readonly string[]
  /** Uploads that end halfway; with none, the disk and the clock are left alone too. */
  uploads: number
}

const KEY = 'sk-prouver-rien-de-secret'
const HEAL_MS = 30_000

/** Milliseconds until it is true; undefined when it does not come. */
async function delayUntil(isTrue: () => Promise<boolean>): Promise<number | undefined> {
  for (const begun = performance.now(); performance.now() - begun < HEAL_MS; await sleep(50))
    if (await isTrue()) return performance.now() - begun
  return undefined
}

type Answer = { status: number; text: string; retryAfter: string | null; ms: number }

async function read(url: string, cookie: string): Promise<Answer> {
  const begun = performance.now()
  const response = await fetch(`${url}/_serverFn/activities_getThemes?createServerFn`, {
    headers: { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin', cookie },
  })
  const text = await response.text()
  const ms = performance.now() - begun
  return { status: response.status, text, retryAfter: response.headers.get('retry-after'), ms }
}

/** What is wrong with answers that a fault spoiled: any status but 200 and 503, no sentence, no delay, something inside. */
function problemsOf(answers: readonly Answer[], allowed: readonly number[]): string[] {
  return answers.flatMap((answer) => [
    ...(allowed.includes(answer.status) ? [] : [`statut ${answer.status}`]),
    ...(answer.status === 503 && !answer.retryAfter ? ['503 sans délai'] : []),
    ...(answer.status === 503 && !/Réessayez/.test(answer.text)
      ? [`pas de phrase : ${answer.text.slice(0, 120)}`]
      : []),
    ...internalsIn(answer.text, 'réponse'),
  ])
}

/** The secrets that a log holds. */
const secretsIn = (log: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => log.includes(secret)).map(() => 'un secret est au journal')

async function databaseFaults({ awaySeconds }: FaultSize): Promise<Figure[]> {
  const database = await createTestDatabase()
  const proxy = await startDatabaseProxy(database.url)
  const installation = await install({
    DATABASE_URL: proxy.through(database.url),
    DATABASE_OWNER_URL: proxy.through(database.ownerUrl),
  })
  const db = createDb(database.url, 2, 20)
  try {
    await installation.start()
    const { cookie } = await createCast(db)
    const healed = () => delayUntil(async () => (await read(installation.url, cookie)).status === 200)
    const burst = () => Promise.all(Array.from({ length: 20 }, () => read(installation.url, cookie)))
    proxy.set('cut')
    const away: Answer[] = []
    const readiness: number[] = []
    for (const end = Date.now() + awaySeconds * 1000; Date.now() < end; await sleep(250)) {
      away.push(...(await burst()))
      readiness.push((await fetch(`${installation.url}/readyz`)).status)
    }
    const health = (await fetch(`${installation.url}/healthz`)).status
    proxy.set('open')
    const back = await healed()
    proxy.set('slow')
    const slow = (await Promise.all([burst(), burst(), burst()])).flat()
    proxy.set('open')
    const fast = await healed()
    const secrets = [cookie.split('=')[1] ?? '', decodeURIComponent(new URL(database.url).password)]
    const count = (answers: readonly Answer[], status: number) =>
      answers.filter((answer) => answer.status === status).length
    const slowest = (answers: readonly Answer[]) => number(Math.max(...answers.map(({ ms }) => ms)))
    const remedy = (ms: number | undefined) => (ms === undefined ? ['ne se remet pas'] : [])
    return [
      {
        what: `base absente ${awaySeconds} s`,
        value: `${count(away, 503)} réponses 503 en ${slowest(away)} ms au plus; remise en ${number(back ?? 0)} ms`,
        problems: [
          ...problemsOf(away, [503]),
          ...remedy(back),
          ...(health === 200 ? [] : [`/healthz ${health}`]),
          ...(readiness.at(-1) === 503 ? [] : ['/readyz reste prêt']),
        ],
      },
      {
        what: `base lente, ${SLOW_MS} ms par message`,
        value: `${count(slow, 200)} réponses, ${count(slow, 503)} refus 503 en ${slowest(slow)} ms au plus`,
        problems: [...problemsOf(slow, [200, 503]), ...remedy(fast)],
      },
      {
        what: 'journal pendant ces pannes',
        value: `${installation.output().split('\n').length} lignes, sans secret`,
        problems: secretsIn(installation.output(), secrets),
      },
    ]
  } finally {
    await db.$disconnect()
    await installation.remove()
    await proxy.close()
    await database.drop()
  }
}

/** A generation with a model that behaves so: an activity, or one French sentence. */
async function modelFault(baseUrl: string, model: string): Promise<Figure> {
  const database = await createTestDatabase()
  const installation = await install({
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    OPENAI_BASE_URL: baseUrl,
    OPENAI_API_KEY: KEY,
    OPENAI_MODEL: model,
  })
  const db = createDb(database.url, 2, 20)
  try {
    await installation.start()
    const { cookie } = await createCast(db)
    const begun = performance.now()
    const last = await generate(installation.url, cookie, crypto.randomUUID())
    const seconds = number((performance.now() - begun) / 1000, 1)
    const other = await read(installation.url, cookie)
    const sentence = last?.type === 'error' ? last.sentence : ''
    return {
      what: `modèle : ${model}`,
      value: last?.type === 'done' ? `une fiche en ${seconds} s` : `« ${sentence} » en ${seconds} s`,
      problems: [
        ...(last?.type === 'done' || hasSentence(JSON.stringify(sentence)) ? [] : ['ni fiche, ni phrase']),
        ...internalsIn(sentence, 'phrase'),
        ...(other.status === 200 ? [] : [`le reste répond ${other.status}`]),
        ...secretsIn(installation.output(), [KEY]),
      ],
    }
  } finally {
    await db.$disconnect()
    await installation.remove()
    await database.drop()
  }
}

/** A second start that has to say no in a sentence. */
function refusedStart({ code, output }: { code: number | null; output: string }): string[] {
  return [
    ...(code === 1 ? [] : [`code de sortie ${code}`]),
    ...(/\p{Lu}.*\.$/mu.test(output) ? [] : [`pas de phrase : ${output.slice(0, 200)}`]),
    ...(/^\s+at /m.test(output) ? ['une pile est montrée'] : []),
  ]
}

async function folderFaults(): Promise<Figure[]> {
  const installation: Installation = await install()
  try {
    await installation.start()
    const second = await installation.startTwice()
    const goesOn = (await isReady(installation.url)) ? [] : ['le premier ne répond plus']
    const lastSentence = (output: string) => output.trim().split('\n').at(-1) ?? ''
    const figures: Figure[] = [
      {
        what: 'deux démarrages sur un dossier',
        value: lastSentence(second.output),
        problems: [...refusedStart(second), ...goesOn],
      },
    ]
    for (const how of ['manquant', 'coupé'] as const) {
      installation.kill('everything')
      await sleep(3_000)
      const file = join(postgresHome(installation.dataDir), 'data/global/pg_control')
      renameSync(file, `${file}.aside`)
      if (how === 'coupé') writeFileSync(file, 'cut')
      const damaged = await installation.startTwice()
      renameSync(`${file}.aside`, file)
      await installation.recover()
      figures.push({
        what: `fichier de la base ${how}, puis remis`,
        value: lastSentence(damaged.output),
        problems: refusedStart(damaged),
      })
    }
    return figures
  } finally {
    await installation.remove()
  }
}

/** Every fault, in an installation of its own: what is seen, what is logged, and that it heals without a hand. */
export async function proveFaults(size: FaultSize, limit: LimitFunction): Promise<Figure[]> {
  const fake = await startFakeLlm()
  const faults: (() => Promise<Figure | Figure[]>)[] = [
    () => databaseFaults(size),
    ...size.models.map((model) => () => modelFault(fake.baseUrl, model)),
    mailFault,
    poolFault,
    backupFault,
    ...(size.uploads > 0 ? [() => uploadFault(size.uploads), diskFault, clockFault, powerCutFault] : []),
    folderFaults,
  ]
  try {
    return (await Promise.all(faults.map((fault) => limit(fault)))).flat()
  } finally {
    await fake.close()
  }
}
