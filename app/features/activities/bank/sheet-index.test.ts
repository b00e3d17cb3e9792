import { expect, test } from 'vitest'
import { SHEETS } from '#content/activities/sheets.ts'
import { prepareSheetIndex, sheetIndex } from './sheet-index.ts'

/** Sheets that are read without a turn for anybody else. */
const AT_MOST = 25

test('while the index is built, the process serves others', async () => {
  let turns = 0
  const serve = () => {
    turns++
    next = setImmediate(serve)
  }
  let next = setImmediate(serve)
  await prepareSheetIndex()
  clearImmediate(next)
  expect(turns).toBeGreaterThan(SHEETS.length / AT_MOST)
  expect(sheetIndex().search.documentCount).toBe(SHEETS.length)
})
