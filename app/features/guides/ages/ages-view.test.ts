import { expect, test } from 'vitest'
import { AGE_STAGES } from '#content/guides/ages.ts'
import { ageOfPassage, agesView, DOMAINS } from './ages-view.ts'

test('an age shows its four domains, a domain its five ages, and the same passage keeps its anchor', () => {
  const age = agesView('2-3-ans', undefined)
  const domain = agesView('2-3-ans', 'langagier')
  expect(age?.passages.map(({ id }) => id)).toContain('2-3-ans-langagier')
  expect(domain?.passages.map(({ id }) => id)).toContain('2-3-ans-langagier')
  expect([age?.passages.length, domain?.passages.length]).toEqual([DOMAINS.length, AGE_STAGES.length])
})

test.each(['0-18 mois', '18 mois - 2 ans', '2-3 ANS', '3–4 ans', '4-5-ans'])('%s names an age', (written) => {
  const tag = written.toLowerCase().replace(/\W+/g, '-')
  expect(agesView(written, undefined)).toMatchObject({ kind: 'age', stage: { tag } })
})

test('an unknown age or domain gives no view', () => {
  for (const wrong of [undefined, '', '3', '__proto__', '5-6-ans']) expect(agesView(wrong, wrong)).toBeNull()
  expect(ageOfPassage('5-6-ans-cognitif')).toBeUndefined()
  expect(ageOfPassage('0-18-mois-cognitif')).toBe('0-18-mois')
})
