import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

function breakerAt() {
  let time = 1_000_000
  const breaker = new CircuitBreaker({ failures: 5, windowMs: 120_000, openMs: 60_000, now: () => time })
  const fail = (times: number) => {
    for (let i = 0; i < times; i++) breaker.failed()
  }
  return { breaker, fail, pass: (ms: number) => void (time += ms) }
}

test('opens at the fifth failure within two minutes, for one minute', () => {
  const { breaker, fail, pass } = breakerAt()
  fail(4)
  expect(breaker.tryEnter()).toBe(true)
  fail(1)
  expect(breaker.tryEnter()).toBe(false)
  pass(59_999)
  expect(breaker.tryEnter()).toBe(false)
  pass(1)
  expect(breaker.tryEnter()).toBe(true)
})

test('failures far apart open nothing, and a success forgets them', () => {
  const { breaker, fail, pass } = breakerAt()
  fail(4)
  pass(120_001)
  fail(4)
  expect(breaker.tryEnter()).toBe(true)
  breaker.succeeded()
  fail(4)
  expect(breaker.tryEnter()).toBe(true)
})

test('half open: one trial at a time, whose result decides', () => {
  const { breaker, fail, pass } = breakerAt()
  fail(5)
  pass(60_000)
  expect([breaker.tryEnter(), breaker.tryEnter()]).toEqual([true, false])
  fail(1)
  expect(breaker.tryEnter()).toBe(false)
  pass(60_000)
  expect(breaker.tryEnter()).toBe(true)
  breaker.abandoned()
  expect(breaker.tryEnter()).toBe(true)
  breaker.succeeded()
  expect([breaker.tryEnter(), breaker.tryEnter()]).toEqual([true, true])
})
