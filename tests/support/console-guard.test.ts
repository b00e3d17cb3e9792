import { expect, test } from 'vitest'
import { expectConsole } from './console-guard.ts'

test('an expected message does not fail the test', () => {
  expectConsole(/attention/, /deux fois/)
  console.warn('attention %s', 'ici')
  console.error(new Error('deux fois'))
})

test.fails('an unexpected message fails the test', () => {
  expect(console.error('inattendu')).toBeUndefined()
})
