import { addSeconds } from 'date-fns/addSeconds'
import { expect, test } from 'vitest'
import { linkState } from './link-state.ts'

const now = new Date('2026-11-20T12:00:00Z')
const alive = { expiresAt: addSeconds(now, 1), usedAt: null, revokedAt: null }

test('works until its last second, not at the next', () => {
  expect(linkState(alive, now)).toBe('valid')
  expect(linkState({ ...alive, expiresAt: now }, now)).toBe('expired')
})

test('says why it no longer works', () => {
  expect(linkState({ ...alive, revokedAt: now }, now)).toBe('revoked')
  expect(linkState({ ...alive, usedAt: now, revokedAt: now }, now)).toBe('used')
  expect(linkState(null, now)).toBe('unknown')
})
