import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SaveSituationInput } from '../schema.ts'
import { draftOf, refusalsOf, wordsOf } from './situation-draft.ts'

const text = (limit: number) =>
  fc.oneof(fc.constantFrom('', ' ', 'x'.repeat(limit), 'x'.repeat(limit + 1)), fc.string({ maxLength: 30 }))
const statement = fc.record({
  side: fc.constantFrom('risks' as const, 'benefits' as const),
  text: text(200),
  precaution: text(200),
})
const words = fc.record({
  title: text(80),
  description: text(500),
  statements: fc.array(statement, { maxLength: 22 }),
})

test('the screen refuses exactly what the server would', () => {
  fc.assert(
    fc.property(words, (written) => {
      const draft = draftOf(written)
      const sent = { id: '0198a3f0-0000-7000-8000-000000000000', version: 0, ...wordsOf(draft) }
      expect(Object.keys(refusalsOf(draft)).length === 0).toBe(SaveSituationInput.safeParse(sent).success)
    }),
  )
})

test('a benefit has no precaution, whatever was typed before it changed side', () => {
  const draft = draftOf({
    title: 'Butte',
    description: '',
    statements: [{ side: 'benefits', text: 'Courir', precaution: 'x' }],
  })
  expect(wordsOf(draft).statements).toEqual([{ side: 'benefits', text: 'Courir', precaution: '' }])
})
