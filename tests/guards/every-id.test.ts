import { expect, test } from 'vitest'
import { builtIds } from './built-ids.ts'
import { TABLE } from './table/table.ts'

test('the build has the functions of the table, and no other', () => {
  expect(builtIds()).toEqual(Object.keys(TABLE).toSorted())
})

test('ids are readable and safe in an address', () => {
  expect(builtIds().filter((id) => !/^[a-z][A-Za-z]*_[a-z][A-Za-z]*$/.test(id))).toEqual([])
})

test('functions that read use GET; those that write, or whose input does not fit in an address, use POST', () => {
  const READS = /_(?:get|count|find|search)/
  const posted = ['activities_findChildNames', 'activities_getActivityIdeas']
  const got = ['auth_logout']
  const expected = (id: string) => (got.includes(id) || (READS.test(id) && !posted.includes(id)) ? 'GET' : 'POST')
  const methods = Object.entries(TABLE).map(([id, { method }]) => [id, method])
  expect(methods).toEqual(Object.keys(TABLE).map((id) => [id, expected(id)]))
})
