import { expect, test } from 'vitest'
import { serverFunctionId } from '#app.config.ts'
import { sourceFiles } from '#tests/support/source-files.ts'
import { builtIds } from './built-ids.ts'
import { TABLE } from './table/table.ts'

test('the build answers to the functions of the table, and to no other', () => {
  expect(builtIds()).toEqual(Object.keys(TABLE).toSorted())
})

test('ids are readable and safe in an address', () => {
  expect(builtIds().filter((id) => !/^[a-z][A-Za-z]*_[a-z][A-Za-z]*$/.test(id))).toEqual([])
})

test('the method of each row is the one in the source', () => {
  const methods = sourceFiles(/[/.]functions\.ts$/).flatMap(({ path, text }) => {
    return [...text.matchAll(/export const (\w+)Fn = \w+\(\{ method: '(GET|POST)'/g)].map(([, name, method]) => [
      serverFunctionId({ filename: path, functionName: `${name}Fn` }),
      method,
    ])
  })
  expect(Object.fromEntries(methods)).toEqual(
    Object.fromEntries(Object.entries(TABLE).map(([id, { method }]) => [id, method])),
  )
})
