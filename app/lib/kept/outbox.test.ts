import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { QUERIES } from '../constants.ts'
import { messageWithReference } from '../parse-error.ts'
import { keptStore } from './kept-store.ts'
import { failureKindOf, type Outbox, type SendingFailure, sendKept, sendWaiting } from './outbox.ts'

const Answer = z.object({ quizId: z.string(), position: z.number(), choice: z.string() })
type Answer = z.infer<typeof Answer>

const store = keptStore('answers', Answer)
const idOf = ({ quizId, position }: Pick<Answer, 'quizId' | 'position'>) => `${quizId}-${position}`
const keep = (quizId: string, position: number, choice = 'a') =>
  store.keep('marie', idOf({ quizId, position }), { quizId, position, choice })
const waiting = () => store.all('marie').map(({ id }) => id)

const outbox = (more: Pick<Outbox<Answer>, 'send' | 'isFinal'>): Outbox<Answer> => ({
  store,
  owner: 'marie',
  positionOf: ({ quizId, position }) => ({ lane: quizId, rank: position }),
  ...more,
})
const ignoreResult = () => undefined
const refusal = (status: number) => new Error(messageWithReference('Non.', status, '00AA11'))

beforeEach(() => {
  for (const { id } of store.all('marie')) store.forget('marie', id)
})

test.each([
  [0, 'later'],
  [400, 'refused'],
  [401, 'signed-out'],
  [403, 'elsewhere'],
  [404, 'elsewhere'],
  [408, 'later'],
  [409, 'conflict'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('status %i: %s', (status, fate) => {
  expect(failureKindOf(status ? refusal(status) : new TypeError('Failed to fetch'))).toBe(fate)
})

test('waits longer and longer, never more than half a minute', () => {
  expect([0, 1, 2, 5, 40].map(QUERIES.retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000])
})

test('sends lane after lane, by rank', async () => {
  for (const [quizId, position] of [
    ['b', 2],
    ['a', 1],
    ['b', 0],
    ['a', 0],
  ] as const)
    keep(quizId, position)
  const sent: string[] = []
  await sendKept(outbox({ send: async (answer) => void sent.push(idOf(answer)) }), ignoreResult)
  expect(sent).toEqual(['b-0', 'b-2', 'a-0', 'a-1'])
})

test('what is sent from another page is counted, and what is refused waits for its own page', async () => {
  keep('a', 0)
  keep('b', 0)
  const send = async ({ quizId }: Answer) => {
    if (quizId === 'b') throw refusal(400)
  }
  expect(await sendWaiting(outbox({ send }))).toMatchObject({ stored: 1, isDone: true })
  expect(waiting()).toEqual(['b-0'])
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await sendWaiting(outbox({ send: offline }))).toMatchObject({ stored: 0, isDone: false })
  expect(waiting()).toEqual(['b-0'])
})

/**
 * A server that stores the first answer for good, and fails as `statuses` says: 0 no connection, -1 the reply is lost.
 */
function fakeServer(statuses: number[]) {
  const stored = new Map<string, string>()
  let call = 0
  return {
    stored,
    send: async (answer: Answer) => {
      const status = statuses[call++] ?? 200
      const id = idOf(answer)
      // The reply is lost after the answer was stored.
      if (status === -1 && !stored.has(id)) stored.set(id, answer.choice)
      if (status <= 0) throw new TypeError('Failed to fetch')
      if (status !== 200) throw refusal(status)
      const earlier = stored.get(id)
      if (earlier && earlier !== answer.choice) throw refusal(409)
      stored.set(id, answer.choice)
    },
  }
}

test('whatever fails, each item is stored once and unchanged, and is kept until then', async () => {
  const status = fc.constantFrom(200, 200, 0, -1, 500, 503, 429, 401)
  await fc.assert(
    fc.asyncProperty(fc.array(status, { maxLength: 30 }), fc.integer({ min: 1, max: 6 }), async (statuses, count) => {
      const server = fakeServer(statuses)
      const given = Array.from({ length: count }, (_, position) => [`q-${position}`, `choix ${position}`] as const)
      for (const [position, [, choice]] of given.entries()) keep('q', position, choice)
      for (let round = 0; round < statuses.length + 1; round++) {
        await sendKept(outbox(server), ignoreResult)
        for (const [id] of given) expect(waiting().includes(id) || server.stored.has(id)).toBe(true)
      }
      expect(waiting()).toEqual([])
      expect([...server.stored]).toEqual(given)
    }),
  )
})

test('an item of another daycare blocks its own lane only', async () => {
  for (const [quizId, position] of [
    ['far', 0],
    ['far', 1],
    ['near', 0],
  ] as const)
    keep(quizId, position)
  const sent: string[] = []
  const results: Record<string, SendingFailure | null> = {}
  const send = async (answer: Answer) => {
    if (answer.quizId === 'far') throw refusal(404)
    sent.push(idOf(answer))
  }
  await sendKept(outbox({ send }), (id, failure) => void (results[id] = failure))
  expect(sent).toEqual(['near-0'])
  expect(results['far-0']?.kind).toBe('elsewhere')
  expect(results['near-0']).toBeNull()
  expect(waiting()).toEqual(['far-0', 'far-1'])
})

test('without connection, only one item is tried', async () => {
  for (const quizId of ['a', 'b']) keep(quizId, 0)
  let calls = 0
  const send = async () => {
    calls++
    throw new TypeError('Failed to fetch')
  }
  expect((await sendKept(outbox({ send }), ignoreResult))?.kind).toBe('later')
  expect(calls).toBe(1)
  expect(waiting()).toEqual(['a-0', 'b-0'])
})

test('a refused item is deleted; a conflict is deleted when the caller gives it up', async () => {
  for (const quizId of ['bad', 'open', 'closed']) keep(quizId, 0)
  const send = (answer: Answer) => Promise.reject(refusal(answer.quizId === 'bad' ? 400 : 409))
  await sendKept(
    outbox({ send, isFinal: ({ quizId }, fate) => fate === 'refused' || quizId === 'closed' }),
    ignoreResult,
  )
  expect(waiting()).toEqual(['open-0'])
})

test('an item that changes during its send is sent again', async () => {
  keep('q', 0, 'a')
  const sent: string[] = []
  const send = async ({ choice }: Answer) => {
    sent.push(choice)
    if (choice === 'a') keep('q', 0, 'b')
  }
  await sendKept(outbox({ send }), ignoreResult)
  expect(sent).toEqual(['a', 'b'])
  expect(waiting()).toEqual([])
})
