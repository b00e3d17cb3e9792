import { describe, expect, test } from 'vitest'
import { checkDemoPeople, isLoopback, mayHaveDemoPeople } from './demo-rule.ts'

test.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.10', false],
  ['127.0.0.1.exemple.ca', false],
])('%s: only this machine reaches it: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})

test.each([
  ['127.0.0.1', undefined, true],
  ['127.0.0.1', '0', false],
  ['0.0.0.0', undefined, false],
  ['0.0.0.0', '1', true],
] as const)('HOST=%s DEMO=%s may have demo people: %s', (HOST, DEMO, expected) => {
  expect(mayHaveDemoPeople({ HOST, DEMO })).toBe(expected)
})

describe('checkDemoPeople', () => {
  test('refuses to open demo people to others', () => {
    expect(() => checkDemoPeople({ HOST: '0.0.0.0', DEMO: undefined }, true)).toThrow(/HOST=0\.0\.0\.0.*DEMO=1/)
    expect(() => checkDemoPeople({ HOST: '0.0.0.0', DEMO: '0' }, true)).toThrow()
  })

  test('accepts what is meant, local, or empty of them', () => {
    expect(() => checkDemoPeople({ HOST: '0.0.0.0', DEMO: '1' }, true)).not.toThrow()
    expect(() => checkDemoPeople({ HOST: '127.0.0.1', DEMO: undefined }, true)).not.toThrow()
    expect(() => checkDemoPeople({ HOST: '0.0.0.0', DEMO: undefined }, false)).not.toThrow()
  })
})
