import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type GenerationEvent,
  readGenerationEvents,
} from '#app/features/activities/generator/stream/generation-events.ts'
import { generationSentences } from '#content/generation.ts'
import { type FakeLlm, startFakeLlm } from '#tests/support/model/fake-llm.ts'
import { generationRequest } from '#tests/support/model/generation.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { encodePayload } from '#tests/support/rpc.ts'
import { signalIfAlive, startServer, type TestServer } from '#tests/support/server.ts'

/*
 * What clients see when a process of the server ends, normally or not.
 */

let fake: FakeLlm
let server: TestServer
let here: StaffedDaycare

beforeEach(async () => {
  fake = await startFakeLlm()
})
afterEach(async () => {
  await server.stop()
  await fake.close()
})

async function start(settings: Record<string, string>): Promise<void> {
  server = await startServer({
    OPENAI_BASE_URL: fake.baseUrl,
    OPENAI_MODEL: 'stream-crawl',
    LOG_LEVEL: 'warn',
    // What is asked is that it ends well, not how long a busy machine takes for its answers.
    SHUTDOWN_TIMEOUT_MS: '60000',
    ...settings,
  })
  ;({ here } = await createTwoDaycares(server.db))
}

type Outcome = { status: number } | { error: string }

/** One request over a keep-alive connection; `status` only when the answer is complete. */
function request(agent: Agent, path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message })
    const outgoing = get(`${server.url}${path}`, { agent }, (answer) => {
      answer.on('error', failed).resume()
      answer.on('end', () => answer.complete && resolve({ status: answer.statusCode ?? 0 }))
    })
    outgoing.on('error', failed)
  })
}

type Visits = { statuses: number[]; cut: string[] }

/** Sends requests, with or without a pause, until the connection is refused. Records the statuses and the cut answers. */
async function visitUntilRefused(pauseMs: number, visits: Visits): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = 0; ; turn++) {
    const outcome = await request(agent, turn % 4 === 0 ? '/login' : '/healthz')
    if ('status' in outcome) visits.statuses.push(outcome.status)
    else if (outcome.error === 'ECONNREFUSED') return agent.destroy()
    else visits.cut.push(outcome.error)
    if (pauseMs > 0) await sleep(pauseMs)
  }
}

/** Starts a generation. @returns its id, and a promise of all its events */
async function beginGeneration(): Promise<{ id: string; events: Promise<GenerationEvent[]> }> {
  const input = generationRequest()
  const response = await fetch(`${server.url}/_serverFn/activities_generateActivity?createServerFn`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tsr-serverFn': 'true',
      'sec-fetch-site': 'same-origin',
      cookie: (await server.as(here.teacher)).cookie(),
    },
    body: (await encodePayload(input)) ?? '',
  })
  const events = (async () => {
    const all: GenerationEvent[] = []
    for await (const event of readGenerationEvents(response)) all.push(event)
    return all
  })()
  return { id: input.id, events }
}

test.each(['1', '2'])(
  'on SIGTERM, %s process(es) finish every answer',
  async (count) => {
    await start({ WEB_CONCURRENCY: count })
    const visits: Visits = { statuses: [], cut: [] }
    const visitors = Array.from({ length: 10 }, (_, index) => visitUntilRefused(index < 5 ? 0 : 20 * index, visits))
    const { id, events } = await beginGeneration()
    await expect.poll(() => visits.statuses.length, { timeout: 15_000 }).toBeGreaterThan(50)

    expect(await server.terminate()).toBe(0)

    await Promise.all(visitors)
    expect(visits.cut).toEqual([])
    expect([...new Set(visits.statuses)]).toEqual([200])
    expect((await events).at(-1)).toMatchObject({ type: 'done' })
    expect(await server.db.generation.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'DONE' })
  },
  120_000,
)

test('on SIGTERM, a process that is slow to stop listening cuts no answer of the others', async () => {
  await start({ WEB_CONCURRENCY: '2' })
  const [slow] = server.workers()
  const visits: Visits = { statuses: [], cut: [] }
  // Few: a client that is itself kept waiting for half a second connects when nobody listens any more.
  const visitors = Array.from({ length: 8 }, () => visitUntilRefused(10, visits))
  await expect.poll(() => visits.statuses.length, { timeout: 15_000 }).toBeGreaterThan(50)
  let isStopped = false
  const pauses = setInterval(() => {
    if (slow === undefined || server.hasEnded()) return
    isStopped = !isStopped
    signalIfAlive(slow, isStopped ? 'SIGSTOP' : 'SIGCONT')
  }, 700)
  const code = await server.terminate()
  clearInterval(pauses)
  await Promise.all(visitors)
  expect(visits.cut).toEqual([])
  expect(code).toBe(0)
}, 60_000)

test('ends at once when a service manager signals every process, the workers first', async () => {
  await start({ WEB_CONCURRENCY: '2', SHUTDOWN_TIMEOUT_MS: '30000' })
  for (const pid of server.workers()) signalIfAlive(pid, 'SIGTERM')
  // Still served: it is the supervisor that says when to stop.
  const agent = new Agent()
  for (let turn = 0; turn < 20; turn++) expect(await request(agent, '/healthz')).toEqual({ status: 200 })
  agent.destroy()
  const begun = performance.now()
  expect(await server.terminate()).toBe(0)
  expect(performance.now() - begun).toBeLessThan(10_000)
}, 60_000)

test('a generation that does not end before the shutdown timeout says so, and is not counted', async () => {
  await start({ SHUTDOWN_TIMEOUT_MS: '4000', OPENAI_MODEL: 'stream-stall' })
  const read = await beginGeneration()
  const unread = await beginGeneration()
  void unread.events.catch(() => {})
  expect(await server.terminate()).toBe(0)
  expect((await read.events).at(-1)).toMatchObject({
    type: 'error',
    sentence: generationSentences.interrupted,
    stopped: false,
  })
  for (const { id } of [read, unread])
    expect(await server.db.generation.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'RELEASED' })
}, 60_000)

test.each(['1', '2'])(
  '%s killed process(es) are replaced at the same address',
  async (count) => {
    await start({ WEB_CONCURRENCY: count })
    const before = server.workers()
    expect(before).toHaveLength(Number(count))
    for (const pid of before) process.kill(pid, 'SIGKILL')
    const agent = new Agent()
    await expect.poll(() => request(agent, '/readyz'), { timeout: 15_000 }).toEqual({ status: 200 })
    await expect.poll(() => server.workers().length, { timeout: 15_000 }).toBe(Number(count))
    expect(server.workers().filter((pid) => before.includes(pid))).toEqual([])
    expect([server.hasEnded(), server.isAlive()]).toEqual([false, false])
  },
  120_000,
)

test('a process that always dies at start is not restarted for ever', async () => {
  await start({})
  const killer = setInterval(() => {
    for (const pid of server.hasEnded() ? [] : server.workers()) process.kill(pid, 'SIGKILL')
  }, 20)
  await expect.poll(() => server.hasEnded(), { timeout: 50_000 }).toBe(true)
  clearInterval(killer)
  expect(server.output()).toContain('Le serveur s’arrête aussitôt démarré (SIGKILL), 6 fois de suite.')
}, 60_000)

test('the workers end with their supervisor', async () => {
  await start({ WEB_CONCURRENCY: '2' })
  const orphans = server.workers()
  process.kill(server.pid(), 'SIGKILL')
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  await expect.poll(() => orphans.filter(isAlive), { timeout: 15_000 }).toEqual([])
}, 60_000)
