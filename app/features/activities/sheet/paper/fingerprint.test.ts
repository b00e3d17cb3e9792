import { expect, test } from 'vitest'
import { SHEET_SECTIONS } from '#app/domain/activity-sheet.ts'
import { minimalSheet } from '#tests/support/activities.ts'
import { changedSections, sheetFingerprint } from './fingerprint.ts'

const sheet = minimalSheet()

test('every section that changes is told from the others', () => {
  const printed = sheetFingerprint(sheet)
  expect(printed).toMatch(/^[\w-]{30}$/)
  expect(changedSections(printed, sheet)).toEqual([])
  expect(changedSections(printed, { ...sheet, titre: 'Le jeu des feuille' })).toEqual(['titre'])
  const securite = { ...sheet.securite, allergies: ['Arachides'] }
  expect(changedSections(printed, { ...sheet, securite, vocabulaire: [] })).toEqual(['vocabulaire', 'securite'])
})

test('the order in which the keys were written says nothing', () => {
  const reversed = Object.fromEntries(Object.entries(sheet.securite).toReversed()) as typeof sheet.securite
  expect(sheetFingerprint({ ...sheet, securite: reversed })).toBe(sheetFingerprint(sheet))
})

test('texts that differ by one letter have nearly never the same', () => {
  const prints = Array.from({ length: 2_000 }, (_, index) =>
    sheetFingerprint({ ...sheet, titre: `Le jeu des feuilles ${index}` }).slice(0, 2),
  )
  // 2 000 draws of 4 096 leave about 1 580 different ones.
  expect(new Set(prints).size).toBeGreaterThan(1_450)
})

test('an incomplete code is no answer', () => {
  expect(changedSections('', sheet)).toBeNull()
  expect(changedSections(sheetFingerprint(sheet).slice(2), sheet)).toBeNull()
  expect(SHEET_SECTIONS).toHaveLength(15)
})
