import { describe, expect, test } from 'vitest'
import { PlaySearch, resolvePlace } from './quiz-places.ts'

test.each([
  [{}, {}],
  [{ questionNumber: 3 }, { questionNumber: 3 }],
  [{ questionNumber: 'abc' }, { questionNumber: 0 }],
  [{ questionNumber: -1 }, { questionNumber: 0 }],
  [{ questionNumber: 1.5 }, { questionNumber: 0 }],
  [{ questionNumber: null }, { questionNumber: 0 }],
  [{ questionNumber: 1e300 }, { questionNumber: 0 }],
  [{ other: 1 }, {}],
])('search %o is parsed as %o, and parsing is idempotent', (search, parsed) => {
  expect(PlaySearch.parse(search)).toEqual(parsed)
  expect(PlaySearch.parse(PlaySearch.parse(search))).toEqual(parsed)
})

describe('the screen of a requested question', () => {
  const question = { kind: 'SINGLE' as const, topic: '', prompt: '', choices: [] }
  /** « v » right, « x » wrong, « . » unanswered. */
  const answers = (pattern: string) =>
    [...pattern].map((char, index) => ({ id: `${index}`, isCorrect: char === '.' ? null : char === 'v', question }))
  const at = (index: number) => ({ screen: 'question', index })
  const results = { screen: 'results' }

  test.each([
    ['....', undefined, [], at(0)],
    ['....', 0, [], at(0)],
    ['....', 3, [], at(0)],
    ['vx..', undefined, [], at(2)],
    ['vx..', 0, [], at(0)],
    ['vx..', 1, [], at(1)],
    ['vx..', 2, [], at(2)],
    ['vx..', 3, [], at(2)],
    ['vx..', 99, [], at(2)],
    ['vxvv', undefined, [], results],
    ['vxvv', 3, [], at(3)],
    ['vxvv', 4, [], results],
    // An answer kept on this device lets her go on.
    ['vx..', 3, ['2'], at(3)],
    ['vx..', undefined, ['2'], at(3)],
    // All answered, two of them only on this device: back to the first of those.
    ['vx..', undefined, ['2', '3'], at(2)],
    ['vx..', 3, ['2', '3'], at(3)],
  ])('%s, requested %s, kept %o: %o', (pattern, requested, kept, place) => {
    expect(resolvePlace(answers(pattern), requested, new Set(kept))).toEqual(place)
  })
})
