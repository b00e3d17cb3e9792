import { subDays } from 'date-fns/subDays'
import { subMinutes } from 'date-fns/subMinutes'
import { expect, test } from 'vitest'
import { type PasswordAge, passwordAge } from './password-age.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each<[number, PasswordAge]>([
  [0, { isExpired: false }],
  [75, { isExpired: false }],
  [76, { isExpired: false, daysLeft: 14 }],
  [89, { isExpired: false, daysLeft: 1 }],
  [90, { isExpired: true }],
  [400, { isExpired: true }],
])('after %i days of 90', (days, expected) => {
  expect(passwordAge(90, subDays(now, days), now)).toEqual(expected)
})

test('days are whole ones, and a new password has no warning however short its life', () => {
  expect(passwordAge(90, subMinutes(subDays(now, 90), -1), now)).toEqual<PasswordAge>({ isExpired: false, daysLeft: 1 })
  expect(passwordAge(7, now, now)).toEqual<PasswordAge>({ isExpired: false })
  expect(passwordAge(7, subDays(now, 1), now)).toEqual<PasswordAge>({ isExpired: false, daysLeft: 6 })
})

test('nothing expires without a maximal age, nor a password that was never chosen', () => {
  expect(passwordAge(undefined, subDays(now, 4000), now)).toEqual<PasswordAge>({ isExpired: false })
  expect(passwordAge(90, null, now)).toEqual<PasswordAge>({ isExpired: false })
})
