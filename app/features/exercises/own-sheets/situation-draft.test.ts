import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SaveSituationInput, STATEMENT_SIDES } from '../schema.ts'
import { sheetContentsOf, situationDraftOf, situationErrorsOf, situationFieldsOf } from './situation-draft.ts'

const text = (limit: number) =>
  fc.oneof(fc.constantFrom('', ' ', 'x'.repeat(limit), 'x'.repeat(limit + 1)), fc.string({ maxLength: 30 }))
const statement = fc.record({
  side: fc.constantFrom(...STATEMENT_SIDES),
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

test('a danger keeps what eliminates it, and is printed apart from the risks', () => {
  const draft = situationDraftOf({
    title: 'Butte',
    description: '',
    statements: [
      { side: 'risks', text: 'La neige durcit.', precaution: 'Casser la croûte.' },
      { side: 'dangers', text: 'La rue est en bas.', precaution: 'Choisir l’autre versant.' },
    ],
  })
  expect(situationFieldsOf(draft).statements[1]?.precaution).toBe('Choisir l’autre versant.')
  expect(sheetContentsOf(draft)).toMatchObject({
    risks: [{ text: 'La neige durcit.' }],
    dangers: [{ text: 'La rue est en bas.', precaution: 'Choisir l’autre versant.' }],
  })
})
