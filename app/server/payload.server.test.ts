import { toJSONAsync } from 'seroval'
import { describe, expect, test } from 'vitest'
import { deep, doubled, WIRE_ATTACKS, type WireNode } from '#tests/support/wire-attacks.ts'
import { measureCall, measurePayload } from './payload.server.ts'

const REFUSAL = { code: 'INVALID_INPUT', status: 400 }
const refused = () => expect.objectContaining(REFUSAL)
const input = (node: WireNode) => ({ t: { t: 10, i: 0, p: { k: ['data'], v: [node] }, o: 0 }, f: 127, m: [] })
const sent = async (data: unknown): Promise<unknown> => JSON.parse(JSON.stringify(await toJSONAsync({ data })))

describe('what our pages send is let through', () => {
  const shared = { id: 'a', names: ['x', 'y'] }
  const inputs: [string, unknown][] = [
    [
      'every kind of value',
      { a: 1, b: 'é « … »', c: true, d: null, e: undefined, f: Number.NaN, g: new Date(0), h: [] },
    ],
    ['one object in several places', { first: shared, second: shared, list: [shared, shared] }],
    ['an object without prototype', Object.assign(Object.create(null), { a: 1 })],
    ['a file of 990 kB', { file: 'x'.repeat(990_000), plan: 'x'.repeat(100) }],
    ['a hundred changes', { changes: Array.from({ length: 100 }, () => ({ id: 'x', revision: 1, status: 'READY' })) }],
    [
      'a whole sheet, each list as long as it may be',
      Array.from({ length: 15 }, () =>
        Array.from({ length: 15 }, () => ({
          pour: 'x'.repeat(120),
          texte: 'é'.repeat(900),
          minutes: 1,
          jeuLibre: true,
        })),
      ),
    ],
    [
      'keys of a record',
      { placements: Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`1-${at}`, 'risks'])) },
    ],
  ]
  test.each(inputs)('%s', async (_, data) => {
    const payload = await sent(data)
    expect(() => measurePayload(payload)).not.toThrow()
  })
})

describe('a payload that stands for more than it seems is refused', () => {
  test.each(Object.entries(WIRE_ATTACKS))('%s', (_, node) => {
    expect(() => measurePayload(input(node))).toThrow(refused())
  })

  test.each([null, 4, 'x', [], {}, { t: null }, { t: [] }, input({ t: 10 }), input({ t: 10, i: 1, p: 1 })])(
    'no payload at all: %j',
    (payload) => expect(() => measurePayload(payload)).toThrow(refused()),
  )
})

test('just below each limit the same payload passes', () => {
  const list = (length: number) => input({ t: 9, i: 1, a: Array.from({ length }, () => ({ t: 1, s: '' })), o: 0 })
  expect(() => measurePayload(list(19_000))).not.toThrow()
  expect(() => measurePayload(list(20_001))).toThrow(refused())
  // The object around the value takes two levels.
  expect(() => measurePayload(input(deep(14)))).not.toThrow()
  expect(() => measurePayload(input(deep(16)))).toThrow(refused())
  expect(() => measurePayload(input(doubled(10)))).not.toThrow()
})

describe('of a call', () => {
  const call = (init: RequestInit, query = '') => new Request(`https://exemple.test/_serverFn/x${query}`, init)
  const json = { 'content-type': 'application/json' }
  const attack = JSON.stringify(input(doubled(30)))

  test('the body is measured, and can still be read', async () => {
    const request = call({ method: 'POST', headers: json, body: JSON.stringify(input({ t: 0, s: 1 })) })
    await measureCall(request)
    expect(await request.json()).toEqual(input({ t: 0, s: 1 }))
    await expect(measureCall(call({ method: 'POST', headers: json, body: attack }))).rejects.toMatchObject(REFUSAL)
    await expect(measureCall(call({ method: 'POST', headers: json, body: '{' }))).rejects.toMatchObject(REFUSAL)
  })

  test('so is the address', async () => {
    await measureCall(call({}, '?payload=&a=b'))
    await expect(measureCall(call({}, `?a=b&payload=${encodeURIComponent(attack)}`))).rejects.toMatchObject(REFUSAL)
  })

  test('a form is refused, whatever it holds', async () => {
    for (const body of [new FormData(), new URLSearchParams('a=b')])
      await expect(measureCall(call({ method: 'POST', body }))).rejects.toMatchObject(REFUSAL)
  })
})
