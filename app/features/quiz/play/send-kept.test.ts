import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageWithReference } from '#app/lib/parse-error.ts'
import { forgetAnswer, inSendingOrder, type KeptAnswer, keepAnswer, keyOf, readKept } from './kept-answers.ts'
import { fateOf, retryDelay, sendKept } from './send-kept.ts'

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const refusal = (status: number) => new Error(messageWithReference('Non.', status, '00AA11'))
const answer = (quizId: string, position: number, choiceIds = ['a']): KeptAnswer => ({
  quizId,
  answerId: `${quizId}-${position}`,
  position,
  choiceIds,
  at: Date.now(),
})

describe('the list on the device', () => {
  test('keeps the first answer to a question, whatever comes after', () => {
    const store = memory()
    keepAnswer(store, 'marie', answer('q', 0, ['a']))
    expect(keepAnswer(store, 'marie', answer('q', 0, ['b'])).choiceIds).toEqual(['a'])
    expect(readKept(store, 'marie')).toHaveLength(1)
    forgetAnswer(store, 'marie', 'q-0')
    expect(readKept(store, 'marie')).toEqual([])
  })

  test('is one per person', () => {
    const store = memory()
    keepAnswer(store, 'marie', answer('q', 0))
    expect(readKept(store, 'sophie')).toEqual([])
  })

  test('leaves out what is a month old', () => {
    const store = memory()
    keepAnswer(store, 'marie', { ...answer('q', 0), at: Date.now() - 31 * 24 * 3_600_000 })
    expect(readKept(store, 'marie')).toEqual([])
  })

  test('reads anything without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const store = memory()
        store.setItem(keyOf('marie'), text)
        expect(Array.isArray(readKept(store, 'marie'))).toBe(true)
      }),
    )
  })

  test('leaves question after question', () => {
    const kept = [answer('b', 2), answer('a', 1), answer('b', 0), answer('a', 0)]
    expect(inSendingOrder(kept).map(({ answerId }) => answerId)).toEqual(['b-0', 'b-2', 'a-0', 'a-1'])
  })
})

test.each([
  [0, 'later'],
  [400, 'refused'],
  [401, 'signed-out'],
  [403, 'elsewhere'],
  [404, 'elsewhere'],
  [409, 'conflict'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('status %i: %s', (status, fate) => {
  expect(fateOf(status ? refusal(status) : new TypeError('Failed to fetch'))).toBe(fate)
})

test('waits longer and longer, never more than half a minute', () => {
  expect([0, 1, 2, 5, 40].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000])
})

/** A server that takes a first answer for good, in order, and says no in all the ways that it has. */
function fakeServer(moods: number[]) {
  const stored = new Map<string, string[]>()
  let call = 0
  return {
    stored,
    send: async ({ answerId, choiceIds }: KeptAnswer) => {
      const mood = moods[call++] ?? 200
      // The reply is lost after the answer was stored.
      if (mood === -1 && !stored.has(answerId)) stored.set(answerId, choiceIds)
      if (mood <= 0) throw new TypeError('Failed to fetch')
      if (mood !== 200) throw refusal(mood)
      const earlier = stored.get(answerId)
      if (earlier && earlier.join() !== choiceIds.join()) throw refusal(409)
      stored.set(answerId, choiceIds)
    },
  }
}

test('whatever fails, each answer is stored once, as it was first given, and nothing is forgotten before', async () => {
  const mood = fc.constantFrom(200, 200, 0, -1, 500, 503, 429, 401)
  await fc.assert(
    fc.asyncProperty(fc.array(mood, { maxLength: 30 }), fc.integer({ min: 1, max: 6 }), async (moods, count) => {
      const store = memory()
      const server = fakeServer(moods)
      const given = Array.from({ length: count }, (_, position) => answer('q', position, [`choix ${position}`]))
      for (const one of given) keepAnswer(store, 'marie', one)
      for (let round = 0; round < moods.length + 1; round++) {
        await sendKept({
          kept: () => readKept(store, 'marie'),
          send: server.send,
          settle: async () => false,
          forget: ({ answerId }) => forgetAnswer(store, 'marie', answerId),
          fail: () => undefined,
        })
        for (const { answerId } of given) {
          const isKept = readKept(store, 'marie').some((one) => one.answerId === answerId)
          expect(isKept || server.stored.has(answerId)).toBe(true)
        }
      }
      expect(readKept(store, 'marie')).toEqual([])
      expect([...server.stored]).toEqual(given.map(({ answerId, choiceIds }) => [answerId, choiceIds]))
    }),
  )
})

test('a quiz that cannot be seen now does not hold back another one', async () => {
  const store = memory()
  for (const one of [answer('far', 0), answer('far', 1), answer('near', 0)]) keepAnswer(store, 'marie', one)
  const sent: string[] = []
  const end = await sendKept({
    kept: () => readKept(store, 'marie'),
    send: async ({ quizId, answerId }) => {
      if (quizId === 'far') throw refusal(404)
      sent.push(answerId)
    },
    settle: async () => false,
    forget: ({ answerId }) => forgetAnswer(store, 'marie', answerId),
    fail: () => undefined,
  })
  expect(end).toBeNull()
  expect(sent).toEqual(['near-0'])
  expect(readKept(store, 'marie').map(({ answerId }) => answerId)).toEqual(['far-0', 'far-1'])
})

test('another answer stored meanwhile settles the question', async () => {
  const store = memory()
  keepAnswer(store, 'marie', answer('q', 0))
  await sendKept({
    kept: () => readKept(store, 'marie'),
    send: () => Promise.reject(refusal(409)),
    settle: async () => true,
    forget: ({ answerId }) => forgetAnswer(store, 'marie', answerId),
    fail: () => undefined,
  })
  expect(readKept(store, 'marie')).toEqual([])
})
