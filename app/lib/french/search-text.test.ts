import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

test.each([
  ['abc', 'abc'],
  ['', ''],
  [123456, '123456'],
  [true, undefined],
  [null, undefined],
  [{ t: 'x' }, undefined],
  [['x'], undefined],
  [undefined, undefined],
])('%j gives %j', (value, text) => {
  expect(searchText(value)).toBe(text)
})
