import { expect, test } from 'vitest'
import { seedOf } from './generation-units.server.ts'

test('a seed comes from the id alone', () => {
  const id = '019a9f00-0000-7000-8000-000000000001'
  expect(seedOf(id)).toBe(seedOf(id))
  expect(new Set(Array.from({ length: 500 }, (_, index) => seedOf(`${id}${index}`))).size).toBe(500)
})
