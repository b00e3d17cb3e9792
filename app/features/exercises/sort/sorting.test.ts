import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { SIDES, type Side } from '../schema.ts'
import {
  FLICK_DISTANCE,
  isCorrectSide,
  placedCount,
  type Sorting,
  sideOfDrop,
  sortingReducer,
  startSorting,
  stepForKey,
} from './sorting.ts'

const keyPress = (key: string) => ({ key, repeat: false })
const KEYS: Record<Side, string[]> = {
  risks: ['r', 'R', 'ArrowLeft'],
  benefits: ['b', 'B', 'ArrowRight'],
  dangers: ['e', 'E'],
  depends: ['d'],
}
const FLICKS: Record<Side, [Side | null, number, number]> = {
  risks: [null, -FLICK_DISTANCE, 10],
  benefits: [null, FLICK_DISTANCE + 20, -30],
  dangers: ['dangers', -40, 300],
  depends: ['depends', 5, 300],
}

const byButton = (sorting: Sorting, side: Side) => sortingReducer(sorting, { type: 'place', side })
const byKey = (sorting: Sorting, side: Side, turn: number) => {
  const key = KEYS[side][turn % KEYS[side].length] ?? ''
  const step = stepForKey(keyPress(key))
  return step ? sortingReducer(sorting, step) : sorting
}
const byDrag = (sorting: Sorting, side: Side) => {
  const dropped = sideOfDrop(...FLICKS[side])
  return dropped ? sortingReducer(sorting, { type: 'place', side: dropped }) : sorting
}

describe.each(EXERCISES.map((exercise) => [exercise.key, exercise] as const))('%s', (_key, { tags }) => {
  const order = tags.map(({ id }) => id)

  test('buttons, keys and drag lead to the same state', () => {
    const sides = fc.array(fc.constantFrom(...SIDES), { minLength: order.length, maxLength: order.length })
    fc.assert(
      fc.property(sides, (chosen) => {
        const ends = [byButton, byKey, byDrag].map((place) =>
          sortingReducer(
            chosen.reduce((sorting, side, turn) => place(sorting, side, turn), startSorting(order)),
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

  test('every statement has a correct side, and « Ça dépend » is accepted only where the content says so', () => {
    for (const tag of tags) {
      expect(isCorrectSide(tag, tag.correct)).toBe(true)
      expect(isCorrectSide(tag, 'depends')).toBe(tag.depends === true)
    }
  })
})

describe('sorting', () => {
  const start = startSorting(['1-1', '1-2', '1-3'])
  const two = byButton(byButton(start, 'risks'), 'benefits')

  test('goes back one statement at a time, keeping its side until she chooses again', () => {
    const back = sortingReducer(two, { type: 'back' })
    expect(back).toMatchObject({ current: '1-2', placements: { '1-2': 'benefits' } })
    expect(sortingReducer(back, { type: 'back' }).current).toBe('1-1')
    expect(sortingReducer(start, { type: 'back' })).toBe(start)
    expect(byButton(back, 'depends')).toMatchObject({ current: '1-3', placements: { '1-2': 'depends' } })
  })

  test('moves a placed statement without touching the one on the card', () => {
    const moved = sortingReducer(two, { type: 'move', id: '1-1', side: 'benefits' })
    expect(moved).toMatchObject({ current: '1-3', placements: { '1-1': 'benefits' } })
    expect(sortingReducer(two, { type: 'move', id: '9-9', side: 'risks' })).toBe(two)
  })

  test('finishes only when everything is placed, and then stays finished', () => {
    expect(sortingReducer(two, { type: 'finish' })).toBe(two)
    const end = sortingReducer(byButton(two, 'risks'), { type: 'finish' })
    expect(byButton(end, 'benefits')).toBe(end)
    expect(sortingReducer(end, { type: 'precaution', id: '1-1', text: 'Dégager.' }).precautions).toEqual({
      '1-1': 'Dégager.',
    })
  })

  test('resumes where it was left, without statements that no longer exist', () => {
    const saved = { placements: { '1-2': 'risks' as const, '1-9': 'risks' as const }, precautions: {}, finished: false }
    expect(startSorting(['1-1', '1-2'], saved)).toMatchObject({ current: '1-1', placements: { '1-2': 'risks' } })
  })

  test.each(['x', 'Enter', ' ', 'ArrowUp'])('leaves the key %j to the browser', (key) =>
    expect(stepForKey(keyPress(key))).toBeNull(),
  )

  test('ignores keys held down, and flicks that are too short', () => {
    expect(stepForKey({ ...keyPress('r'), repeat: true })).toBeNull()
    expect(sideOfDrop(null, FLICK_DISTANCE - 1, 0)).toBeNull()
    expect(sideOfDrop(null, 100, 140)).toBeNull()
  })
})
