import { describe, expect, it } from 'vitest'
import { SHEETS } from '#content/activities/sheets.ts'
import { isFromThree, sheetFaults } from './sheet-faults.ts'

// In two files, so that two workers read them.
describe('each sheet of the bank, under three', () => {
  it.each(SHEETS.filter((sheet) => !isFromThree(sheet)).map((sheet) => [sheet.key, sheet] as const))(
    '%s is whole in every situation',
    (_, sheet) => expect(sheetFaults(sheet)).toEqual([]),
  )
})
