import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import {
  factorAddress,
  hashRecoveryCodes,
  newFactorSecret,
  newRecoveryCodes,
  stepOfCode,
} from './second-factor.server.ts'

const STEP_MS = 30_000

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%s seconds after 1970 the code is the one that RFC 6238 gives', (seconds, code) => {
  const secret = Secret.fromUTF8('12345678901234567890').base32
  const at = (shift: number) => new Date(seconds * 1_000 + shift)
  const step = Math.floor(seconds / 30)
  expect(stepOfCode(secret, code, at(0))).toBe(step)
  expect(stepOfCode(secret, code, at(STEP_MS))).toBe(step)
  expect(stepOfCode(secret, code, at(-STEP_MS))).toBe(step)
  expect(stepOfCode(secret, code, at(2 * STEP_MS))).toBeNull()
  expect(stepOfCode(secret, code, at(-2 * STEP_MS))).toBeNull()
})

test('a secret has 160 bits, is another one each time, and is read by an application with the address of its person', () => {
  const secret = newFactorSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newFactorSecret()).not.toBe(secret)
  const address = new URL(factorAddress(secret, 'marie@exemple.ca'))
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Brindille:marie%40exemple\.ca\?/)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    issuer: 'Brindille',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('ten recovery codes, numbered by their first character, unlike those of anybody else, stored as Argon2id', async () => {
  const codes = newRecoveryCodes()
  expect(codes.map((code) => code[0]).join('')).toBe('23456789ab')
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/)
  expect(newRecoveryCodes().filter((code) => codes.includes(code))).toEqual([])
  const [first] = await hashRecoveryCodes(codes.slice(0, 1))
  expect(first).toMatchObject({ position: 0, codeHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456/) })
})
