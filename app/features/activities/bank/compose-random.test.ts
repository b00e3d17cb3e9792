import { describe, expect, it } from 'vitest'
import { createChooser } from './compose-random.ts'

describe('createChooser', () => {
  const list = ['a', 'b', 'c', 'd', 'e']
  it('answers the same question the same way, whatever the other questions', () => {
    const [left, right] = [createChooser('key', 4, 1), createChooser('key', 4, 1)]
    left.order('another question', list)
    expect(left.order('question', list)).toEqual(right.order('question', list))
    expect(left.one('question', list)).toBe(right.one('question', list))
  })
  it('never chooses the same in two successive rounds', () => {
    for (let round = 0; round < 20; round++)
      expect(createChooser('key', 0, round).one('q', ['a', 'b'])).not.toBe(
        createChooser('key', 0, round + 1).one('q', ['a', 'b']),
      )
  })
  it('orders differently from seed to seed, and keeps every element', () => {
    const orders = Array.from({ length: 20 }, (_, seed) => createChooser('key', seed, 0).order('q', list))
    expect(new Set(orders.map((order) => order.join(''))).size).toBeGreaterThan(10)
    for (const order of orders) expect(order.toSorted()).toEqual(list)
  })
  it('refuses an empty list', () => {
    expect(() => createChooser('key', 0, 0).one('q', [])).toThrow(RangeError)
  })
})
