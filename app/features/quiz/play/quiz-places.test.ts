import { describe, expect, test } from 'vitest'
import { playPlace } from './quiz-places.ts'
import { PlaySearch } from './schema.ts'

test.each([
  [{}, {}],
  [{ questionNumber: 3 }, { questionNumber: 3 }],
  [{ questionNumber: 'abc' }, { questionNumber: 0 }],
  [{ questionNumber: -1 }, { questionNumber: 0 }],
  [{ questionNumber: 1.5 }, { questionNumber: 0 }],
  [{ questionNumber: null }, { questionNumber: 0 }],
  [{ questionNumber: 1e300 }, { questionNumber: 0 }],
  [{ other: 1 }, {}],
])('search %o is %o, and read again stays so', (search, read) => {
  expect(PlaySearch.parse(search)).toEqual(read)
  expect(PlaySearch.parse(PlaySearch.parse(search))).toEqual(read)
})

describe('where one is taken', () => {
  const question = { kind: 'SINGLE' as const, topic: '', prompt: '', choices: [] }
  /** « v » right, « x » wrong, « . » unanswered. */
  const answers = (marks: string) =>
    [...marks].map((mark, index) => ({ id: `${index}`, isCorrect: mark === '.' ? null : mark === 'v', question }))
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
    // Kept on this device: one may go on.
    ['vx..', 3, ['2'], at(3)],
    ['vx..', undefined, ['2'], at(3)],
    // All answered, two of them only here: back to the first that waits.
    ['vx..', undefined, ['2', '3'], at(2)],
    ['vx..', 3, ['2', '3'], at(3)],
  ])('%s asked %s with kept %o: %o', (marks, asked, kept, place) => {
    expect(playPlace(answers(marks), asked, new Set(kept))).toEqual(place)
  })
})
