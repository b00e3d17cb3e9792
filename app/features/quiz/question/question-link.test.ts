import { expect, test } from 'vitest'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import { passageAddress } from './question-link.ts'

test('every question of the bank leads to a page, and to a passage of it or an exercise', () => {
  for (const { key, link } of QUESTION_BANK) {
    const address = passageAddress(link)
    expect(address?.page, key).toBe(link.to)
    expect(address?.hash ?? address?.to, key).toMatch(new RegExp(`^${link.anchor}$|/alex/risks-vs-benefits/\\d+$`))
  }
})

test('exercises are numbered as they are in their own content', () => {
  for (const { id, key } of EXERCISES)
    expect(passageAddress({ to: 'risks-vs-benefits', anchor: key })?.to).toBe(`/alex/risks-vs-benefits/${id}`)
})

test('definitions scroll by their own parameter', () => {
  expect(passageAddress({ to: 'definitions', anchor: 'etayage' })).toMatchObject({
    to: '/definitions',
    search: { scrollTo: 'etayage' },
  })
})

test.each(['', 'nowhere', 'constructor', 'https://ailleurs.test'])('%o is no page', (to) => {
  expect(passageAddress({ to, anchor: 'x' })).toBeNull()
})
