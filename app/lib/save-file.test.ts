import { expect, test } from 'vitest'
import { fileOfDay } from './save-file.ts'

test('a file that is made in the evening bears the day of Québec, which is over in London', () => {
  expect(fileOfDay('journal', 'csv', new Date('2026-11-24T03:00:00Z'))).toBe('journal-2026-11-23.csv')
})
