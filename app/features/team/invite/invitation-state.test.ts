import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { expect, test } from 'vitest'
import { invitationOf, type SignInProgress, teacherState, withoutMail } from './invitation-state.ts'

const now = new Date('2026-03-10T15:00:00Z')
const yesterday = subDays(now, 1)
const link = (dates: Partial<NonNullable<SignInProgress['link']>> = {}) => ({
  byMail: true,
  createdAt: yesterday,
  expiresAt: addDays(yesterday, 7),
  openedAt: null,
  usedAt: null,
  revokedAt: null,
  ...dates,
})
const sent = { createdAt: subDays(now, 1.001), sentAt: yesterday, failedAt: null }
const never = { lastLogin: null, link: null, mail: null }

test.each([
  ['nothing was ever sent', never, null, 'neverEntered'],
  ['waiting to leave', { ...never, mail: { createdAt: now, sentAt: null, failedAt: null } }, 'queued', 'invited'],
  ['given up', { ...never, mail: { createdAt: now, sentAt: null, failedAt: now } }, 'notSent', 'neverEntered'],
  ['sent', { ...never, link: link(), mail: sent }, 'sent', 'invited'],
  ['shown by hand, without any mail', { ...never, link: link({ byMail: false }) }, 'shown', 'invited'],
  ['shown by hand after a mail', { ...never, link: link({ byMail: false }), mail: sent }, 'shown', 'invited'],
  ['page open', { ...never, link: link({ openedAt: now }), mail: sent }, 'opened', 'invited'],
  ['followed, password not chosen', { ...never, link: link({ usedAt: now }), mail: sent }, 'opened', 'invited'],
  ['expired', { ...never, link: link({ expiresAt: now }), mail: sent }, 'expired', 'neverEntered'],
  ['revoked', { ...never, link: link({ revokedAt: now }), mail: sent }, 'expired', 'neverEntered'],
  ['accepted', { lastLogin: now, link: link({ usedAt: now }), mail: sent }, 'accepted', 'active'],
  ['came in without an invitation', { ...never, lastLogin: now }, null, 'active'],
  [
    'sent again after the first one had expired',
    { ...never, link: link({ expiresAt: now }), mail: { createdAt: now, sentAt: null, failedAt: null } },
    'queued',
    'invited',
  ],
] as const)('%s', (_, progress: SignInProgress, state, of) => {
  const invitation = invitationOf(progress, now)
  expect(invitation?.state ?? null).toBe(state)
  expect(teacherState(progress.lastLogin, invitation)).toBe(of)
})

test('without a mail server, a message is never said to have left; what was shown or opened was', () => {
  const said = (progress: SignInProgress) => withoutMail(invitationOf(progress, now))?.state
  expect(said({ ...never, mail: { createdAt: now, sentAt: null, failedAt: null } })).toBe('notSent')
  expect(said({ ...never, link: link(), mail: sent })).toBe('notSent')
  expect(said({ ...never, link: link({ byMail: false }) })).toBe('shown')
  expect(said({ ...never, link: link({ openedAt: now }), mail: sent })).toBe('opened')
})
