import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { expect, test } from 'vitest'
import { managerState } from './manager-state.ts'

const now = new Date('2026-03-03T12:00:00Z')
const validLink = { expiresAt: addDays(now, 3), openedAt: null, usedAt: null, revokedAt: null }
const never = { lastLogin: null, deletedAt: null, isQueued: false }

test.each([
  ['active', { ...never, lastLogin: now, link: validLink }],
  ['deleted', { ...never, lastLogin: now, deletedAt: now, link: null }],
  ['waiting', { ...never, link: null }],
  ['waiting', { ...never, link: { ...validLink, revokedAt: now } }],
  ['invited', { ...never, link: null, isQueued: true }],
  ['invited', { ...never, link: validLink }],
  ['opened', { ...never, link: { ...validLink, openedAt: now } }],
  // She followed the link but has not chosen a password.
  ['opened', { ...never, link: { ...validLink, usedAt: subDays(now, 1) } }],
  ['expired', { ...never, link: { ...validLink, expiresAt: now } }],
])('%s', (state, dates) => {
  expect(managerState(dates, now)).toBe(state)
})
