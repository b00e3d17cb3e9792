import { expect, test } from 'vitest'
import { builtIds } from './built-ids.ts'
import { DETAILS, TABLE } from './table/table.ts'

test('the build answers to the functions of the table, and to no other', () => {
  expect(builtIds()).toEqual(Object.keys(TABLE).toSorted())
})

test('ids are readable and safe in an address', () => {
  expect(builtIds().filter((id) => !/^[a-z][A-Za-z]*_[a-z][A-Za-z]*$/.test(id))).toEqual([])
})

test('what reads is asked with GET, what writes or asks for more than an address holds with POST', () => {
  const READS = /_(?:get|count|find|search)/
  const posted = ['activities_findChildNames', 'activities_getActivityIdeas']
  const got = ['auth_logout']
  const expected = (id: string) => (got.includes(id) || (READS.test(id) && !posted.includes(id)) ? 'GET' : 'POST')
  const methods = Object.entries(TABLE).map(([id, { method }]) => [id, method])
  expect(methods).toEqual(Object.keys(TABLE).map((id) => [id, expected(id)]))
})

test('what the table says more of is a server function', () => {
  expect(Object.keys(DETAILS).filter((id) => !(id in TABLE))).toEqual([])
})
