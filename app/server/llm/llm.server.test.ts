import { CircuitState } from 'cockatiel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeLlm, startFakeLlm } from '#tests/support/model/fake-llm.ts'
import { createLlm, type Llm, type LlmAnswer, type LlmSettings } from './llm.server.ts'
import { createBreaker } from './llm-breaker.ts'
import { LlmError } from './llm-error.ts'

const KEY = 'sk-secret-of-the-test'
const timings = { firstByte: 10_000, silence: 10_000 }
/** Models that stall: they get short timeouts. The others get long ones, so that a busy machine fails no test. */
const STALLING = new Set(['hang', 'body-stall', 'stream-stall'])
let fake: FakeLlm

beforeAll(async () => {
  fake = await startFakeLlm()
})
afterAll(() => fake.close())

const modelOf = (model: string, more: Partial<LlmSettings> = {}) =>
  createLlm({
    apiKey: KEY,
    baseUrl: fake.baseUrl,
    model,
    timings: STALLING.has(model) ? { ...timings, firstByte: 300, silence: 200 } : timings,
    ...more,
  })

const schema = {
  type: 'object',
  properties: { titre: { type: 'string' } },
  required: ['titre'],
  additionalProperties: false,
}

async function ask(llm: Llm, signal = AbortSignal.timeout(5_000)): Promise<{ pieces: string[]; answer: LlmAnswer }> {
  const stream = llm.streamJson({ system: 'Réponds en JSON.', user: 'Une fiche.', schema, schemaName: 'fiche', signal })
  const pieces: string[] = []
  for (let step = await stream.next(); ; step = await stream.next()) {
    if (step.done) return { pieces, answer: step.value }
    pieces.push(step.value)
  }
}

async function failure(pending: Promise<unknown>): Promise<LlmError> {
  const error = await pending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof LlmError)) throw new Error(`Expected an LlmError, got ${String(error)}`)
  return error
}

describe('an answer', () => {
  test('comes in pieces, whole, with its model and tokens', async () => {
    const { pieces, answer } = await ask(modelOf('stream-ok'))
    expect(pieces.length).toBeGreaterThan(20)
    expect(answer).toMatchObject({
      model: 'stream-ok',
      usage: { inputTokens: 1_700, outputTokens: 900 },
    })
    expect(answer.text).toBe(pieces.join(''))
    expect(JSON.parse(answer.text).titre).toBe('La pluie de feuilles')
  })

  test('is asked for with a strict schema, streamed, and with the instructions apart from the data', async () => {
    await ask(modelOf('ok'))
    const { body } = fake.callsOf('ok').at(-1) ?? {}
    expect(body).toMatchObject({
      stream: true,
      response_format: { type: 'json_schema', json_schema: { name: 'fiche', strict: true, schema } },
      messages: [
        { role: 'system', content: 'Réponds en JSON.' },
        { role: 'user', content: 'Une fiche.' },
      ],
    })
  })
})

describe('a provider that takes less', () => {
  test.each([
    ['no-json-schema', ['json_schema', 'json_object', 'json_object']],
    ['no-format', ['json_schema', 'json_object', undefined, undefined]],
  ])('%s is asked more simply, and that is remembered', async (name, formats) => {
    const llm = modelOf(name)
    await ask(llm)
    await ask(llm)
    const calls = fake.callsOf(name)
    expect(calls.map(({ body }) => body.response_format?.type)).toEqual(formats)
    expect(calls.at(-1)?.body.messages[0]?.content).toContain('"additionalProperties":false')
  })

  test('no-temperature', async () => {
    await ask(modelOf('no-temperature'))
    expect(fake.callsOf('no-temperature').map(({ body }) => body.temperature)).toEqual([0.4, undefined])
    expect(fake.callsOf('no-temperature').at(-1)?.body.response_format?.type).toBe('json_schema')
  })

  test('another refusal teaches nothing', async () => {
    const llm = modelOf('bad-request')
    expect((await failure(ask(llm))).kind).toBe('misconfigured')
    expect((await failure(ask(llm))).kind).toBe('misconfigured')
    expect(fake.callsOf('bad-request')[3]?.body.response_format?.type).toBe('json_schema')
  })
})

describe('one more attempt', () => {
  test.each(['429-then-ok', '500-then-ok', '429-retry-after-0'])(
    '%s succeeds, with the same idempotency key',
    async (name) => {
      await ask(modelOf(name))
      const keys = fake.callsOf(name).map(({ headers }) => headers['idempotency-key'])
      expect(keys).toHaveLength(2)
      expect(keys[0]).toBe(keys[1])
    },
  )

  test.each([
    ['500', 2],
    ['reset', 2],
    ['429-retry-after-30', 1],
    ['401', 1],
    ['hang', 1],
    ['cut-stream', 1],
  ])('%s is called %i times', async (name, times) => {
    const before = fake.callsOf(name).length
    await failure(ask(modelOf(name)))
    expect(fake.callsOf(name).length - before).toBe(times)
  })
})

describe('faults', () => {
  test.each([
    ['500', 'unavailable'],
    ['reset', 'unavailable'],
    ['429-retry-after-30', 'unavailable'],
    ['cut-stream', 'unavailable'],
    ['end-early', 'unavailable'],
    ['html-200', 'unavailable'],
    ['redirect', 'unavailable'],
    ['hang', 'timeout'],
    ['body-stall', 'timeout'],
    ['stream-stall', 'timeout'],
    ['401', 'misconfigured'],
    ['no such model', 'misconfigured'],
    ['refusal', 'refused'],
    ['content-filter', 'refused'],
    ['length', 'unusable'],
  ])('%s is « %s », soon, and tells no secret', async (name, kind) => {
    const started = performance.now()
    const error = await failure(ask(modelOf(name)))
    expect(error.kind).toBe(kind)
    expect(performance.now() - started).toBeLessThan(8_000)
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(KEY)
  })

  test('a closed port', async () => {
    const closed = await startFakeLlm()
    await closed.close()
    expect((await failure(ask(modelOf('ok', { baseUrl: closed.baseUrl })))).kind).toBe('unavailable')
  })

  test('a redirection is not followed', async () => {
    await failure(ask(modelOf('redirect')))
    expect(fake.paths.filter((path) => path.includes('elsewhere'))).toEqual([])
  })

  test('the deadline of the caller holds over everything', async () => {
    const error = await failure(
      ask(modelOf('hang', { timings: { ...timings, firstByte: 60_000 } }), AbortSignal.timeout(100)),
    )
    expect(error.kind).toBe('timeout')
  })

  test('a stop of the caller is no fault of the provider', async () => {
    const controller = new AbortController()
    const breaker = createBreaker({ failures: 1 })
    const pending = failure(ask(modelOf('stream-slow', { breaker }), controller.signal))
    setTimeout(() => controller.abort(), 80)
    expect((await pending).kind).toBe('aborted')
    expect(breaker.state).toBe(CircuitState.Closed)
  })

  test('a consumer that leaves closes the connection', async () => {
    const request = { system: '', user: '', schema, schemaName: 'x', signal: AbortSignal.timeout(5_000) }
    const before = fake.abandoned()
    for await (const piece of modelOf('stream-slow').streamJson(request)) if (piece) break
    await expect.poll(() => fake.abandoned() - before).toBe(1)
  })
})

test('the circuit opens after five failures and spares the provider', async () => {
  const llm = modelOf('500')
  for (let i = 0; i < 5; i++) await failure(ask(llm))
  const before = fake.calls.length
  const error = await failure(ask(llm))
  expect([error.kind, error.message, fake.calls.length - before]).toEqual(['unavailable', 'the circuit is open', 0])
})

test('refusals and answers cut short leave the circuit closed', async () => {
  const breaker = createBreaker({ failures: 1 })
  for (const name of ['refusal', 'length']) await failure(ask(modelOf(name, { breaker })))
  expect((await ask(modelOf('ok', { breaker }))).answer.model).toBe('ok')
})
