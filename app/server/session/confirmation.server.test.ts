import { subSeconds } from 'date-fns/subSeconds'
import { expect, test } from 'vitest'
import { requireRecentConfirmation } from './confirmation.server.ts'
import type { CurrentSession } from './session.server.ts'

const now = new Date('2026-03-03T12:00:00Z')
const session = (confirmedAt: Date | null) => ({ confirmedAt }) as CurrentSession

test('a confirmation is valid for ten minutes, and not a second more', () => {
  expect(() => requireRecentConfirmation(session(subSeconds(now, 600)), now)).not.toThrow()
  expect(() => requireRecentConfirmation(session(subSeconds(now, 601)), now)).toThrow(/mot de passe/)
  expect(() => requireRecentConfirmation(session(null), now)).toThrow(/mot de passe/)
})
