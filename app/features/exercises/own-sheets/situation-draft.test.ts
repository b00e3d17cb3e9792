import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SaveSituationInput } from '../schema.ts'
import { situationDraftOf, situationErrorsOf, situationFieldsOf } from './situation-draft.ts'

const text = (limit: number) =>
  fc.oneof(fc.constantFrom('', ' ', 'x'.repeat(limit), 'x'.repeat(limit + 1)), fc.string({ maxLength: 30 }))
const statement = fc.record({
  side: fc.constantFrom('risks' as const, 'benefits' as const),
  text: text(200),
  precaution: text(200),
})
const fields = fc.record({
  title: text(80),
  description: text(500),
  statements: fc.array(statement, { maxLength: 22 }),
})

test('the form rejects exactly what the server rejects', () => {
  fc.assert(
    fc.property(fields, (typed) => {
      const draft = situationDraftOf(typed)
      const sent = { id: '0198a3f0-0000-7000-8000-000000000000', version: 0, ...situationFieldsOf(draft) }
      expect(Object.keys(situationErrorsOf(draft)).length === 0).toBe(SaveSituationInput.safeParse(sent).success)
    }),
  )
})

test('a benefit is sent without precaution, whatever was typed', () => {
  const draft = situationDraftOf({
    title: 'Butte',
    description: '',
    statements: [{ side: 'benefits', text: 'Courir', precaution: 'x' }],
  })
  expect(situationFieldsOf(draft).statements).toEqual([{ side: 'benefits', text: 'Courir', precaution: '' }])
})
