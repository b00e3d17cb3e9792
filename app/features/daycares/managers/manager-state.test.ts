import { addDays, subDays } from 'date-fns'
import { expect, test } from 'vitest'
import { managerState } from './manager-state.ts'

const now = new Date('2026-03-03T12:00:00Z')
const alive = { expiresAt: addDays(now, 3), openedAt: null, usedAt: null, revokedAt: null }
const never = { lastLogin: null, deletedAt: null, queued: false }

test.each([
  ['active', { ...never, lastLogin: now, link: alive }],
  ['deleted', { ...never, lastLogin: now, deletedAt: now, link: null }],
  ['waiting', { ...never, link: null }],
  ['waiting', { ...never, link: { ...alive, revokedAt: now } }],
  ['invited', { ...never, link: null, queued: true }],
  ['invited', { ...never, link: alive }],
  ['opened', { ...never, link: { ...alive, openedAt: now } }],
  // She came in and left before choosing a password.
  ['opened', { ...never, link: { ...alive, usedAt: subDays(now, 1) } }],
  ['expired', { ...never, link: { ...alive, expiresAt: now } }],
])('%s', (state, dates) => {
  expect(managerState(dates, now)).toBe(state)
})
