import { describe, expect, test } from 'vitest'
import { isLoopback, parseSettings } from '#app/server/settings.ts'
import { canHaveDemoPeople, checkDemoPeople } from './demo-rule.ts'

test.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['localhost', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.10', false],
  ['127.0.0.1.exemple.ca', false],
])('%s: only this machine reaches it: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})

const LOCAL = parseSettings({})
const BEHIND_PROXY = parseSettings({ APP_ORIGIN: 'https://brindille.exemple.ca' })

test.each([
  [{}, true],
  [{ HOST: '::1' }, true],
  [{ DEMO: '0' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '0.0.0.0', DEMO: '1' }, true],
  [{ APP_ORIGIN: 'https://brindille.exemple.ca' }, false],
  [{ APP_ORIGIN: 'https://brindille.exemple.ca', DEMO: '1' }, true],
  [{ TRUST_PROXY: '1' }, false],
  [{ TRUST_PROXY: '1', DEMO: '1' }, true],
  [{ TRUST_PROXY: '0' }, true],
])('%j may have demo people: %s', (env: Record<string, string>, expected) => {
  expect(canHaveDemoPeople(parseSettings({ ...env, PRIVATE_NETWORK: '1' }))).toBe(expected)
})

describe('checkDemoPeople', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, /HOST=0\.0\.0\.0.*autre base.*DEMO=1/],
    [{ HOST: '0.0.0.0', DEMO: '0' }, /HOST=0\.0\.0\.0/],
    [{ APP_ORIGIN: 'https://exemple.ca', DEMO: '0' }, /APP_ORIGIN=https:\/\/exemple\.ca.*autre base.*DEMO=1/],
    [{ APP_ORIGIN: 'https://exemple.ca', TRUST_PROXY: '1' }, /APP_ORIGIN/],
    [{ TRUST_PROXY: '1' }, /TRUST_PROXY=1.*autre base.*DEMO=1/],
  ])('%j refuses to open demo people to others', (env: Record<string, string>, sentence) => {
    expect(() => checkDemoPeople(parseSettings({ ...env, PRIVATE_NETWORK: '1' }), true)).toThrow(sentence)
  })

  test('accepts what is meant, local, or empty of them', () => {
    expect(() => checkDemoPeople({ ...BEHIND_PROXY, DEMO: '1' }, true)).not.toThrow()
    expect(() => checkDemoPeople(LOCAL, true)).not.toThrow()
    expect(() => checkDemoPeople(BEHIND_PROXY, false)).not.toThrow()
  })
})
