import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type GenerationEvent,
  readGenerationEvents,
} from '#app/features/activities/generator/stream/generation-events.ts'
import { generationSentences } from '#content/generation.ts'
import { type FakeLlm, startFakeLlm } from '#tests/support/model/fake-llm.ts'
import { generationRequest, sectionKeysOf } from '#tests/support/model/generation.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { encodePayload } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/*
 * The generator over HTTP, with two processes of the built server and a fake language model.
 */

let fake: FakeLlm
let server: TestServer
let here: StaffedDaycare

beforeAll(async () => {
  fake = await startFakeLlm()
  server = await startServer({
    WEB_CONCURRENCY: '2',
    OPENAI_BASE_URL: fake.baseUrl,
    OPENAI_API_KEY: 'sk-secret-of-the-test',
    OPENAI_MODEL: 'stream-slow',
  })
})
afterAll(async () => {
  await server?.stop()
  await fake.close()
})
beforeEach(async () => {
  ;({ here } = await createTwoDaycares(server.db))
})

type Request = ReturnType<typeof generationRequest>

async function send(input: unknown, signal?: AbortSignal): Promise<Response> {
  const caller = await server.as(here.teacher)
  return fetch(`${server.url}/_serverFn/activities_generateActivity?createServerFn`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tsr-serverFn': 'true',
      'sec-fetch-site': 'same-origin',
      cookie: caller.cookie(),
    },
    body: (await encodePayload(input)) ?? '',
    ...(signal && { signal }),
  })
}

async function stop({ id }: Request): Promise<unknown> {
  return (await (await server.as(here.teacher)).post('activities_stopGeneration', { id })).result
}

const rowOf = ({ id }: Request) => server.db.generation.findUniqueOrThrow({ where: { id } })

test('streams the sections unbuffered and uncached, and ends with the saved activity', async () => {
  const input = generationRequest()
  const response = await send(input)
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream',
    'no-store',
  ])
  expect(response.headers.get('content-encoding')).toBeNull()
  const events: GenerationEvent[] = []
  const times: number[] = []
  for await (const event of readGenerationEvents(response)) {
    events.push(event)
    times.push(performance.now())
  }
  expect(sectionKeysOf(events)).toHaveLength(15)
  const last = events.at(-1)
  expect(last).toMatchObject({ type: 'done', activity: { title: 'La pluie de feuilles', source: 'MODEL' } })
  // The first section came long before the end: nothing buffered it.
  const first = events.findIndex(({ type }) => type === 'section')
  expect((times.at(-1) ?? 0) - (times[first] ?? 0)).toBeGreaterThan(300)
  expect(await rowOf(input)).toMatchObject({ status: 'DONE', activityId: last?.type === 'done' ? last.activityId : '' })
})

test('a generation goes on when the client disconnects', async () => {
  const input = generationRequest()
  const controller = new AbortController()
  const response = await send(input, controller.signal)
  await response.body?.getReader().read()
  controller.abort()
  await expect.poll(async () => (await rowOf(input)).status, { timeout: 15_000 }).toBe('DONE')
})

test('a stop is obeyed whichever process gets it, and the answer says that the generation is counted', async () => {
  const inputs = [generationRequest(), generationRequest(), generationRequest()]
  for (const input of inputs) {
    const events: GenerationEvent[] = []
    for await (const event of readGenerationEvents(await send(input))) {
      events.push(event)
      if (event.type === 'section' && event.key === 'titre') expect(await stop(input)).toEqual({ stopped: true })
    }
    expect(events.at(-1)).toMatchObject({ type: 'error', stopped: true, sentence: generationSentences.stoppedCounted })
    expect(await rowOf(input)).toMatchObject({ status: 'DONE', activityId: null })
  }
})

test('what is refused before the stream has the status of a refusal', async () => {
  const caller = await server.as(here.teacher)
  const post = async (input: unknown) => {
    const { status, message } = await caller.post('activities_generateActivity', input)
    return [status, message.replace(/ \(référence .*/, '')]
  }
  const input = generationRequest()
  expect(await post({ ...input, criteria: { ...input.criteria, themes: ['https://exemple.test'] } })).toEqual([
    400,
    generationSentences.notAName,
  ])
  expect(await post(generationRequest({ themes: ['Épées'] }))).toEqual([400, expect.stringContaining('Essayez')])
  const running = await send(input)
  expect(await post(input)).toEqual([409, generationSentences.alreadyRunning])
  await running.body?.cancel()
})

test('thirty calls at once, over two processes: the limit per minute is exact, the others get 429 and a delay', async () => {
  const responses = await Promise.all(Array.from({ length: 30 }, () => send(generationRequest())))
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  // A process may also refuse because the database is busy (503); the limit itself must be exact.
  expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(25)
  expect(responses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60')
  await Promise.all(responses.map((response) => response.body?.cancel()))
})

test('the key of the provider is in no answer and in no log', async () => {
  expect(server.output()).not.toContain('sk-secret-of-the-test')
  expect(fake.calls[0]?.headers.authorization).toBe('Bearer sk-secret-of-the-test')
})
