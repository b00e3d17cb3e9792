import { describe, expect, test } from 'vitest'
import { type AppliedMigration, pendingMigrations } from './pending-migrations.ts'

const file = (name: string, checksum = `sum of ${name}`) => ({ name, checksum, sql: '' })
const applied = (name: string, change: Partial<AppliedMigration> = {}) => ({
  name,
  checksum: `sum of ${name}`,
  finished: true,
  ...change,
})

describe('pendingMigrations', () => {
  test('an empty database has everything to apply, in order', () => {
    expect(pendingMigrations([file('1'), file('2')], []).map(({ name }) => name)).toEqual(['1', '2'])
  })

  test('what is applied is left out', () => {
    expect(pendingMigrations([file('1'), file('2')], [applied('1')]).map(({ name }) => name)).toEqual(['2'])
    expect(pendingMigrations([file('1')], [applied('1')])).toEqual([])
  })

  test('an edited migration is refused', () => {
    expect(() => pendingMigrations([file('1', 'other')], [applied('1')])).toThrow(/La migration 1 a été modifiée/)
  })

  test('a failed migration is refused', () => {
    expect(() => pendingMigrations([file('1')], [applied('1', { finished: false })])).toThrow(/La migration 1 a échoué/)
  })

  test('a database newer than the code is refused', () => {
    expect(() => pendingMigrations([file('1')], [applied('1'), applied('2')])).toThrow(/plus récente que le code/)
  })
})
