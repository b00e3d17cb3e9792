import { expect, test } from 'vitest'
import { expectConsole } from './console-guard.ts'

test('a complaint that is expected does not fail the test', () => {
  expectConsole(/attention/, /deux fois/)
  console.warn('attention %s', 'ici')
  console.error(new Error('deux fois'))
})

test.fails('a complaint that nobody expects fails the test', () => {
  console.error('inattendu')
  expect(true).toBe(true)
})
