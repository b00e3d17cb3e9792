import { expect, test } from 'vitest'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import { passageAddress } from './question-link.ts'

test('every question of the bank leads to a page', () => {
  for (const { key, link } of QUESTION_BANK) expect(passageAddress(link), key).toMatchObject({ hash: link.anchor })
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
