import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBreaker, startGuardedCall } from './llm-breaker.ts'
import { LlmError } from './llm-error.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

function circuit() {
  const breaker = createBreaker()
  const call = () => startGuardedCall(breaker)
  const end = async (error?: LlmError) => {
    const { resolve, reject } = await call()
    if (error) reject(error)
    else resolve()
    // The library handles the result in a later turn of the event loop.
    await new Promise(setImmediate)
  }
  const fail = async (times: number) => {
    for (let i = 0; i < times; i++) await end(new LlmError('timeout', 'no word in time'))
  }
  return { call, end, fail }
}

const REFUSAL = { kind: 'unavailable', message: 'the circuit is open' }

test('opens at the fifth failure within two minutes, for one minute', async () => {
  const { call, end, fail } = circuit()
  await fail(4)
  await fail(1)
  await expect(call()).rejects.toMatchObject(REFUSAL)
  pass(59_999)
  await expect(call()).rejects.toMatchObject(REFUSAL)
  pass(1)
  await expect(end()).resolves.toBeUndefined()
})

test('failures far apart open nothing, and a success forgets them', async () => {
  const { end, fail } = circuit()
  await fail(4)
  pass(120_001)
  await fail(4)
  await end()
  await fail(4)
  await expect(end()).resolves.toBeUndefined()
})

test('half open: one trial at a time, whose result decides', async () => {
  const { call, end, fail } = circuit()
  await fail(5)
  pass(60_000)
  const trial = await call()
  await expect(call()).rejects.toMatchObject(REFUSAL)
  trial.reject(new LlmError('unavailable', 'refused with 500'))
  await expect.poll(() => call().catch(({ message }) => message)).toBe(REFUSAL.message)
  pass(60_000)
  await end()
  const both = await Promise.all([call(), call()])
  for (const { resolve } of both) resolve()
})

test('a bad answer and an aborted call are not counted', async () => {
  const { end } = circuit()
  for (const kind of ['refused', 'unusable', 'aborted'] as const)
    for (let i = 0; i < 5; i++) await end(new LlmError(kind, 'thrown by the test'))
  await expect(end()).resolves.toBeUndefined()
})
