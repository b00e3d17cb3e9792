import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWish, writeWish } from './activity-wish.ts'

test('an address gives back what a page wished, with the names of the lists', () => {
  const wish = writeWish({
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE'],
    themes: ['oiseaux'],
    season: 'WINTER',
  })
  expect(wish).toBe('AGE_2_YEARS_3_YEARS.DEVELOPMENT_LANGUAGE.oiseaux.WINTER')
  expect(readWish(wish)).toEqual({
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE'],
    themes: ['Oiseaux'],
    season: 'WINTER',
  })
})

test('whatever else an address says wishes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (!/[a-z]/i.test(text)) expect(readWish(text)).toEqual({})
    }),
  )
  expect(readWish('SOON.__proto__.constructor')).toEqual({})
})
