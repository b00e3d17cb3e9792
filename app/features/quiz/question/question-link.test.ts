import { expect, test } from 'vitest'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import { passageAddress } from './question-link.ts'

test('every question of the bank leads to a page, and to a passage of it or an exercise', () => {
  for (const { key, link } of QUESTION_BANK) {
    const address = passageAddress(link)
    expect(address?.page, key).toBe(link.to)
    expect(address?.hash ?? address?.search?.selectedSituation ?? address?.to, key).toMatch(
      new RegExp(`^${link.anchor}$|/alex/risks-vs-benefits/\\d+$`),
    )
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

test('a situation is a page of its own, without a passage to scroll to', () => {
  expect(passageAddress({ to: 'what-to-do', anchor: 'morsure' })).toEqual({
    page: 'what-to-do',
    to: '/what-to-do',
    search: { selectedSituation: 'morsure' },
  })
})

test.each(['', 'nowhere', 'constructor', 'https://ailleurs.test'])('%o is no page', (to) => {
  expect(passageAddress({ to, anchor: 'x' })).toBeNull()
})
