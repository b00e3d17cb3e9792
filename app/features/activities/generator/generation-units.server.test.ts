import { expect, test } from 'vitest'
import { seedFromId } from './generation-units.server.ts'

test('a seed depends on the id alone', () => {
  const id = '019a9f00-0000-7000-8000-000000000001'
  expect(seedFromId(id)).toBe(seedFromId(id))
  expect(new Set(Array.from({ length: 500 }, (_, index) => seedFromId(`${id}${index}`))).size).toBe(500)
})
