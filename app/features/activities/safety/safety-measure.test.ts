import { describe, expect, test } from 'vitest'
import { SAFETY_RULES } from './check-safety.ts'
import { checkWording } from './check-wording.ts'
import { sheetWith } from './fixtures/base-sheet.ts'
import { CARE } from './fixtures/evaluation/care.ts'
import { FOOD } from './fixtures/evaluation/food.ts'
import { HELD_OUT } from './fixtures/evaluation/held-out.ts'
import type { LabelledLine } from './fixtures/evaluation/labelled-line.ts'
import { ORDINARY } from './fixtures/evaluation/ordinary.ts'
import { OUTINGS } from './fixtures/evaluation/outings.ts'
import { THINGS } from './fixtures/evaluation/things.ts'
import { youngestMonths } from './sheet-passages.ts'

const WORDING = 'formulation'

/** What the rules are measured on. */
const EVALUATION: readonly LabelledLine[] = [...THINGS, ...FOOD, ...OUTINGS, ...CARE, ...ORDINARY]

/** Ids of the rules that find something in a line, each rule reading the original line. */
function actingOn({ age, section, text }: LabelledLine): string[] {
  const sheet = sheetWith([section, text])
  const context = { youngestMonths: youngestMonths([age]) }
  const acting = SAFETY_RULES.filter((rule) => {
    const { changes, blocked } = rule.check(sheet, context)
    return changes.length + blocked.length > 0
  }).map(({ id }) => id)
  return checkWording(sheet).length > 0 ? [...acting, WORDING] : acting
}

function measure(lines: readonly LabelledLine[]) {
  const counts = { right: 0, missed: [] as string[], wrong: [] as string[] }
  for (const line of lines) {
    const acting = actingOn(line)
    for (const rule of line.expected)
      if (acting.includes(rule)) counts.right++
      else counts.missed.push(`${rule} : ${line.text}`)
    for (const rule of acting) if (!line.expected.includes(rule)) counts.wrong.push(`${rule} : ${line.text}`)
  }
  const { right, missed, wrong } = counts
  return { precision: right / (right + wrong.length), recall: right / (right + missed.length), missed, wrong }
}

describe('the rules, on realistic lines labelled beforehand', () => {
  test('the lines are many, distinct, and about half of them dangerous', () => {
    expect(EVALUATION.length).toBeGreaterThanOrEqual(500)
    expect(new Set(EVALUATION.map(({ text }) => text)).size).toBe(EVALUATION.length)
    const dangerous = EVALUATION.filter(({ expected }) => expected.length > 0)
    expect(dangerous.length / EVALUATION.length).toBeGreaterThan(0.4)
    expect(dangerous.length / EVALUATION.length).toBeLessThan(0.6)
  })

  test.each([
    ['the lines used to improve the rules', EVALUATION, 0.98, 0.98],
    ['the held-out lines', HELD_OUT, 0.95, 0.95],
  ])('reach the minimal precision and recall on %s', (_, lines, leastPrecision, leastRecall) => {
    const { precision, recall, missed, wrong } = measure(lines)
    expect({
      missed: precision < leastPrecision || recall < leastRecall ? missed : [],
      wrong: precision < leastPrecision ? wrong : [],
    }).toEqual({ missed: [], wrong: [] })
  })
})
