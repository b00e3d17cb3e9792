import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrefill, parsePrefill } from './generator-prefill.ts'

test('reading an address gives the criteria that were written, with names instead of keys', () => {
  const wish = formatPrefill({
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE'],
    themes: ['oiseaux'],
    season: 'WINTER',
  })
  expect(wish).toBe('AGE_2_YEARS_3_YEARS.DEVELOPMENT_LANGUAGE.oiseaux.WINTER')
  expect(parsePrefill(wish)).toEqual({
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE'],
    themes: ['Oiseaux'],
    season: 'WINTER',
  })
})

test('unknown text in an address gives no criteria', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (!/[a-z]/i.test(text)) expect(parsePrefill(text)).toEqual({})
    }),
  )
  expect(parsePrefill('SOON.__proto__.constructor')).toEqual({})
})
