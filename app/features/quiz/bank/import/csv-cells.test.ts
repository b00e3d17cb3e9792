import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neutralised, restored } from './csv-cells.ts'

test.each(['=1+1', '+33', '-5 °C', '@SOMME(A1)', '\tx', '\rx', "'=1", "''+1", '=HYPERLINK("http://exemple.test")'])(
  '%j is written as a text and read back',
  (cell) => {
    expect(neutralised(cell)).toBe(`'${cell}`)
    expect(restored(neutralised(cell))).toBe(cell)
  },
)

test.each(['', 'Jeu', "'tis", '1-2', "l'enfant", "'"])('%j is left alone', (cell) => {
  expect(neutralised(cell)).toBe(cell)
  expect(restored(cell)).toBe(cell)
})

test('whatever the cell, reading gives back what was written, and no formula is left', () => {
  const cell = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' ') })
  fc.assert(
    fc.property(cell, (text) => {
      expect(restored(neutralised(text))).toBe(text)
      expect(neutralised(text)).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
