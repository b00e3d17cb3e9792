import { expect, test } from 'vitest'
import { firstUses } from './first-uses.ts'

const slugsOf = (texts: string[]) =>
  texts.map((text) => [...(firstUses(texts).get(text) ?? [])].flatMap(({ slug }) => slug ?? []))

test('marks each term at its first use in the page, and only there', () => {
  expect(slugsOf(['Le risque et le danger.', 'Un autre risque, un étayage.'])).toEqual([
    ['risque', 'danger'],
    ['etayage'],
  ])
})

test('prefers the longest term, whatever its case and position', () => {
  expect(slugsOf(['Figure d’attachement, puis attachement.'])).toEqual([['figure-d-attachement', 'attachement']])
})

test('finds whole words only', () => {
  expect(slugsOf(['Une évaluation bénéfices-risques, des refletés, un attachement-ci.'])).toEqual([
    ['evaluation-benefices-risques'],
  ])
})

test('loses no character', () => {
  const text = 'Le jeu risqué suppose un ratio.'
  const segments = firstUses([text]).get(text) ?? []
  expect(segments.map((segment) => segment.text).join('')).toBe(text)
})
