import { expect, test } from 'vitest'
import { AuditLogSearch } from './search-params.ts'

test('keeps what is valid and drops the rest', () => {
  const daycareId = '019a0000-0000-7000-8000-000000000000'
  const valid = { who: 'lavoie', daycareId, group: 'refusals', from: '2026-02-28', to: '2026-03-01' } as const
  expect(AuditLogSearch.parse(valid)).toEqual(valid)
  expect(
    AuditLogSearch.parse({ who: {}, daycareId: '1; DROP', group: 'constructor', from: '2026-02-31', to: 'hier', x: 1 }),
  ).toEqual({})
})

test('a number in the address becomes a text again', () => {
  expect(AuditLogSearch.parse({ who: 2026 })).toEqual({ who: '2026' })
})
