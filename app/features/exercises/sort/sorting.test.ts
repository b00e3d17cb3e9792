import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { SIDES, type Side } from '../schema.ts'
import { isRight, placedCount, type Sorting, sideOfDrop, sorted, startSorting, stepOfKey, THROW } from './sorting.ts'

const press = (key: string) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  defaultPrevented: false,
})
const KEYS: Record<Side, string[]> = {
  risks: ['r', 'R', 'ArrowLeft'],
  benefits: ['b', 'B', 'ArrowRight'],
  depends: ['d'],
}
const THROWS: Record<Side, [Side | null, number, number]> = {
  risks: [null, -THROW, 10],
  benefits: [null, THROW + 20, -30],
  depends: ['depends', 5, 300],
}

const byButton = (sorting: Sorting, side: Side) => sorted(sorting, { type: 'place', side })
const byKey = (sorting: Sorting, side: Side, turn: number) => {
  const key = KEYS[side][turn % KEYS[side].length] ?? ''
  const step = stepOfKey(press(key))
  return step ? sorted(sorting, step) : sorting
}
const byDrag = (sorting: Sorting, side: Side) => {
  const dropped = sideOfDrop(...THROWS[side])
  return dropped ? sorted(sorting, { type: 'place', side: dropped }) : sorting
}

describe.each(EXERCISES.map((exercise) => [exercise.key, exercise] as const))('%s', (_key, { tags }) => {
  const order = tags.map(({ id }) => id)

  test('buttons, keys and drag lead to the same end', () => {
    const sides = fc.array(fc.constantFrom(...SIDES), { minLength: order.length, maxLength: order.length })
    fc.assert(
      fc.property(sides, (chosen) => {
        const ends = [byButton, byKey, byDrag].map((way) =>
          sorted(
            chosen.reduce((sorting, side, turn) => way(sorting, side, turn), startSorting(order)),
            { type: 'finish' },
          ),
        )
        expect(ends[0]).toMatchObject({ finished: true, current: null })
        expect(placedCount(ends[0] as Sorting)).toBe(order.length)
        expect(ends[1]).toEqual(ends[0])
        expect(ends[2]).toEqual(ends[0])
      }),
      { numRuns: 25 },
    )
  })

  test('every statement has a right side, and « Ça dépend » only where it says so', () => {
    for (const tag of tags) {
      expect(isRight(tag, tag.correct)).toBe(true)
      expect(isRight(tag, 'depends')).toBe(tag.depends === true)
    }
  })
})

describe('sorting', () => {
  const start = startSorting(['1-1', '1-2', '1-3'])
  const two = byButton(byButton(start, 'risks'), 'benefits')

  test('goes back one statement at a time, keeping its side until she chooses again', () => {
    const back = sorted(two, { type: 'back' })
    expect(back).toMatchObject({ current: '1-2', placements: { '1-2': 'benefits' } })
    expect(sorted(back, { type: 'back' }).current).toBe('1-1')
    expect(sorted(start, { type: 'back' })).toBe(start)
    expect(byButton(back, 'depends')).toMatchObject({ current: '1-3', placements: { '1-2': 'depends' } })
  })

  test('moves a placed statement without touching the one on the card', () => {
    const moved = sorted(two, { type: 'move', id: '1-1', side: 'benefits' })
    expect(moved).toMatchObject({ current: '1-3', placements: { '1-1': 'benefits' } })
    expect(sorted(two, { type: 'move', id: '9-9', side: 'risks' })).toBe(two)
  })

  test('ends only when everything is placed, and then stays', () => {
    expect(sorted(two, { type: 'finish' })).toBe(two)
    const end = sorted(byButton(two, 'risks'), { type: 'finish' })
    expect(byButton(end, 'benefits')).toBe(end)
    expect(sorted(end, { type: 'precaution', id: '1-1', text: 'Dégager.' }).precautions).toEqual({ '1-1': 'Dégager.' })
  })

  test('is taken up where it was left, without statements that are gone', () => {
    const kept = { placements: { '1-2': 'risks' as const, '1-9': 'risks' as const }, precautions: {}, finished: false }
    expect(startSorting(['1-1', '1-2'], kept)).toMatchObject({ current: '1-1', placements: { '1-2': 'risks' } })
  })

  test.each(['x', 'Enter', ' ', 'ArrowUp'])('leaves the key %j to the browser', (key) =>
    expect(stepOfKey(press(key))).toBeNull(),
  )

  test('leaves alone what is held down, combined or thrown too short', () => {
    expect(stepOfKey({ ...press('r'), repeat: true })).toBeNull()
    expect(stepOfKey({ ...press('r'), ctrlKey: true })).toBeNull()
    expect(sideOfDrop(null, THROW - 1, 0)).toBeNull()
    expect(sideOfDrop(null, 100, 140)).toBeNull()
  })
})
