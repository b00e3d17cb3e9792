import { expect, test } from 'vitest'
import { minimalSheet } from '#tests/support/activities.ts'
import { sheetSpeech } from './sheet-speech.ts'

test('a sheet is read in the order of its page, each section after its name, and none that is empty', () => {
  const sheet = { ...minimalSheet(), reflexionRetroaction: [] }
  const lines = sheetSpeech(sheet)
  expect(lines[0]).toEqual({ part: 'Le jeu des feuilles', text: 'Le jeu des feuilles.' })
  const parts = [...new Set(lines.map(({ part }) => part))]
  expect(parts.indexOf('Sécurité')).toBeLessThan(parts.indexOf('Déroulement'))
  expect(parts).not.toContain('Observation de départ')
  expect(parts).not.toContain('Réflexion-rétroaction')
  const steps = lines.filter(({ part }) => part === 'Déroulement').map(({ text }) => text)
  expect(steps).toEqual(['Déroulement.', 'Amorce, 10\u00A0minutes.', 'Regarder les feuilles.'])
  expect(lines.map(({ text }) => text)).toContain('Feuilles, 10')
  for (const { text } of lines) expect(text).not.toMatch(/undefined|null|palier\d|_/)
})
