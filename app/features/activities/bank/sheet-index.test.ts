import { expect, test } from 'vitest'
import { SHEETS } from '#content/activities/sheets.ts'
import { buildIndex } from './sheet-index.ts'

/** Sheets that are read without a turn for anybody else. */
const AT_MOST = 25

test('the index is built in steps, between which the process serves others', () => {
  const steps = buildIndex()
  let turns = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) turns++
  expect(turns).toBeGreaterThan(SHEETS.length / AT_MOST)
  expect(step.value.search.documentCount).toBe(SHEETS.length)
})
