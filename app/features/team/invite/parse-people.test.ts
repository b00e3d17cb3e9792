import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedLineSentences } from '#content/pages/teachers.ts'
import { parsePeople, remainingLines } from './parse-people.ts'

const roy = { firstName: 'Aude', lastName: 'Roy', email: 'aude@cpe.ca' }

test.each([
  'Aude Roy <aude@cpe.ca>',
  '  Aude   Roy <Aude@CPE.ca>  ',
  'Aude Roy aude@cpe.ca',
  'Aude\tRoy\taude@cpe.ca',
  'Aude;Roy;aude@cpe.ca',
  'Aude, Roy, aude@cpe.ca',
  '"Aude Roy" <aude@cpe.ca>',
  '« Aude Roy » <aude@cpe.ca>',
])('%s', (text) => {
  expect(parsePeople(text)).toEqual([{ line: 1, text: text.trim(), person: roy }])
})

test('names of several words', () => {
  expect(parsePeople('Marie-Ève Côté Roy <m@cpe.ca>')).toMatchObject([
    { person: { firstName: 'Marie-Ève', lastName: 'Côté Roy' } },
  ])
})

test.each([
  ['Aude Roy', 'noEmail'],
  ['Aude Roy aude@', 'badEmail'],
  ['Aude Roy <aude@cpe>', 'badEmail'],
  ['aude@cpe.ca', 'noName'],
  ['Aude aude@cpe.ca', 'noLastName'],
  [`${'a'.repeat(61)} Roy aude@cpe.ca`, 'nameTooLong'],
] as const)('%s', (text, error) => {
  expect(parsePeople(text)).toMatchObject([{ line: 1, error: pastedLineSentences[error] }])
})

test('lines keep their numbers, and a second line with the same address is a duplicate', () => {
  const lines = parsePeople('Aude Roy <aude@cpe.ca>\r\n\r\nAude Roy <AUDE@cpe.ca>\nRosalie')
  expect(lines.map(({ line }) => line)).toEqual([1, 3, 4])
  expect(lines).toMatchObject([{ person: roy }, { duplicateOf: 'aude@cpe.ca' }, { error: pastedLineSentences.noEmail }])
})

test('those who were added leave the list, with their duplicate lines; lines to correct stay as they were typed', () => {
  const lines = parsePeople(
    'Aude Roy <aude@cpe.ca>\nRosalie\nAude Roy aude@cpe.ca\nLéa Côté <lea@cpe.ca>\nL. Côté lea@cpe.ca',
  )
  expect(remainingLines(lines, new Set(['aude@cpe.ca']))).toBe('Rosalie\nLéa Côté <lea@cpe.ca>\nL. Côté lea@cpe.ca')
})

test('whatever is pasted, each line that is not empty is a person, a duplicate or an error', () => {
  const line = fc.oneof(fc.string({ maxLength: 120 }), fc.string({ unit: 'binary', maxLength: 60 }))
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n')
      const filled = text.split(/\r\n|\n|\r/).filter((one) => one.trim())
      const parsed = parsePeople(text)
      expect(parsed).toHaveLength(filled.length)
      for (const one of parsed)
        expect('person' in one ? one.person.email : 'duplicateOf' in one ? one.duplicateOf : one.error).toMatch(/\S/)
    }),
  )
})
