import { expect, test } from 'vitest'
import { writtenInSituation } from '#app/features/activities/bank/sheet-in-situation.ts'
import { readPassage } from '#app/features/activities/safety/reader/read-passage.ts'
import { sheetReadings } from '#app/features/activities/safety/reader/sheet-readings.ts'
import { FAMILIES, VERDICTS } from '#app/features/activities/safety/reader/verdicts.ts'
import weights from '#app/features/activities/safety/reader/weights.json' with { type: 'json' }
import { SHEETS } from '#content/activities/sheets.ts'
import { loadFragments } from '#tests/evaluation/fragments.ts'
import { figuresOf, judgeAll } from '#tests/evaluation/own-figures.ts'
import { allLessons, digestOfLessons } from '#tests/evaluation/training-fragments.ts'

test('the weights are those of the fragments: run « npm run train:safety » after a change', () => {
  expect(weights.learntFrom).toBe(digestOfLessons())
})

test('the fragments are many, of every family and verdict', () => {
  const lessons = allLessons()
  expect(lessons.length).toBeGreaterThanOrEqual(80_000)
  const fewest = FAMILIES.map(
    (family) => [family, lessons.filter((lesson) => lesson.family === family).length] as const,
  )
  expect(fewest.filter(([, count]) => count < 100)).toEqual([])
  for (const verdict of VERDICTS)
    expect(lessons.filter(({ right }) => right[0] === verdict).length).toBeGreaterThan(300)
})

/** What the reader reached on fragments from which it did not learn; raise them when it does better, in per cent. */
const REACHED = { right: 92, criticalHeld: 95.5, harmlessKept: 91 }

test('does no worse on the fragments that nobody looks at', () => {
  const figures = figuresOf(judgeAll(loadFragments('held-out')))
  expect(figures.right).toBeGreaterThanOrEqual(REACHED.right)
  expect(figures.criticalHeld).toBeGreaterThanOrEqual(REACHED.criticalHeld)
  expect(figures.harmlessKept).toBeGreaterThanOrEqual(REACHED.harmlessKept)
})

test('refuses or doubts next to nothing in the sheets of the bank, which were vetted by hand', () => {
  const readings = SHEETS.filter((_, index) => index % 4 === 0).flatMap((bankSheet) => {
    const { ageGroups, place } = bankSheet
    return sheetReadings(writtenInSituation(bankSheet, { ageGroups, place, season: undefined }), { ageGroups })
  })
  const wrong = readings.filter(({ reading }) => ['refused', 'asked'].includes(readPassage(reading).verdict))
  expect(wrong.length / readings.length).toBeLessThan(0.01)
})
