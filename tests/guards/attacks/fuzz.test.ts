import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodePayload, readReply } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { WIRE_ATTACKS, withAttack } from '#tests/support/wire-attacks.ts'
import { builtIds } from '../built-ids.ts'
import { clearLimits, rowCounts, waitUntilDone } from '../fingerprint.ts'
import { expectNoInternals } from '../no-internals.ts'
import type { Row } from '../table/expected.ts'
import { TABLE } from '../table/table.ts'
import { createWorld, type Persona, type World } from '../world.ts'
import { type Hostile, hostile, json, sendHostile, unstorable } from './hostile.ts'

/*
 * Hostile payloads to every server function of the build, sent by the most powerful personas that may call it. Each must be
 * accepted, or refused with a sentence and without any write; never an error of the server. FUZZ_SEED and FUZZ_PAYLOADS
 * explore further.
 */

const PAYLOADS = Number(process.env.FUZZ_PAYLOADS ?? 80)
const SEED = Number(process.env.FUZZ_SEED ?? 2026)
/** Payloads sent at once, between two counts of all rows. */
const BATCH = 40
/** For a function without input, which reads nothing of what is decoded: what decodes it is the same for all. */
const WITHOUT_INPUT = BATCH
const POWERFUL: Persona[] = ['superadmin', 'manager', 'teacher', 'anonymous']

let server: TestServer

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'error' })
})
afterAll(() => server?.stop())

function rowOf(id: string): Row {
  const row = TABLE[id]
  if (!row) throw new Error(`${id} is missing in tests/guards/table`)
  return row
}

/** Milliseconds for all payloads of a kind: truncated ones, and those whose decoded value is larger than it seems. */
const spent = { plain: 0, hidden: 0 }

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/** Cookies of the two most powerful personas that may call the function. */
async function cookiesFor(row: Row, world: World): Promise<string[]> {
  const allowed = POWERFUL.filter((persona) => row.expected[persona] === 200).slice(0, 2)
  const callers = allowed.map((persona) => server.as(persona === 'anonymous' ? null : world.people[persona]))
  return (await Promise.all(callers)).map((caller) => caller.cookie())
}

/** Encodes the valid input; a function without input gets one all the same. */
const encodedOf = async (valid: unknown): Promise<string> => (await encodePayload(valid ?? { it: '' })) ?? ''

type HostileCall = { payload: Hostile; cookie: string }

/** Sends a hostile call and checks its answer. @returns whether it was accepted */
async function sendAndCheck(id: string, row: Row, { payload, cookie }: HostileCall): Promise<boolean> {
  const reply = await readReply(await sendHostile(server.url, id, row.method, cookie, payload))
  expect(reply.status, reply.text.slice(0, 500)).toBeLessThan(500)
  expectNoInternals(reply.text, id)
  if (reply.status < 300) return true
  expect(reply.status, reply.text.slice(0, 500)).toBeGreaterThanOrEqual(400)
  expect(reply.message || reply.text).toMatch(/^\p{Lu}.+[.?!] \(référence \d{3}-[0-9A-F]{6}\)$/u)
  return false
}

/** For a batch in which some calls were accepted and row counts changed: sends the refused ones again, alone. */
async function expectRefusalsChangeNothing(id: string, row: Row, refused: HostileCall[]): Promise<void> {
  await waitUntilDone(server.db, row.backgroundWork)
  const before = await rowCounts(server.db)
  await Promise.all(refused.map((call) => sendAndCheck(id, row, call)))
  expect(await rowCounts(server.db)).toEqual(before)
}

describe.each(builtIds())('%s', (id) => {
  test('takes hostile payloads', { timeout: 120_000 }, async () => {
    const row = rowOf(id)
    const payloads = row.input ? PAYLOADS : Math.min(PAYLOADS, WITHOUT_INPUT)
    await clearLimits(server.db)
    // An e-mail of the former function may still write its link.
    await waitUntilDone(server.db, 'mail')
    const world = await createWorld(server.db)
    const valid = await row.input?.(world)
    const encoded = await encodedOf(valid)
    const cookies = await cookiesFor(row, world)
    const batches = fc.array(hostile(valid, encoded), { minLength: BATCH, maxLength: BATCH, size: 'max' })
    let sent = 0
    await fc.assert(
      fc.asyncProperty(batches, async (batch) => {
        const calls = batch.map((payload, index) => ({ payload, cookie: cookies[index % cookies.length] ?? '' }))
        sent += calls.length
        await waitUntilDone(server.db, row.backgroundWork)
        const before = await rowCounts(server.db)
        const accepted = await Promise.all(calls.map((call) => sendAndCheck(id, row, call)))
        const after = await rowCounts(server.db)
        const refused = calls.filter((_, index) => !accepted[index])
        if (refused.length === calls.length) expect(after).toEqual(before)
        else if (!isDeepStrictEqual(after, before)) await expectRefusalsChangeNothing(id, row, refused)
      }),
      { seed: SEED, numRuns: Math.ceil(payloads / BATCH), endOnFailure: false, interruptAfterTimeLimit: 100_000 },
    )
    expect(sent).toBeGreaterThanOrEqual(payloads)
    expect(server.isAlive()).toBe(true)
  })

  test('refuses malicious wire payloads, and survives texts that cannot be stored', async () => {
    const row = rowOf(id)
    await clearLimits(server.db)
    const world = await createWorld(server.db)
    const valid = await row.input?.(world)
    const encoded = await encodedOf(valid)
    const [cookie = ''] = await cookiesFor(row, world)
    const send = (body: string) => sendHostile(server.url, id, row.method, cookie, json(body))
    const attacks = Object.entries(WIRE_ATTACKS).map(([name, attack]): [string, string] => [
      name,
      withAttack(encoded, attack),
    ])
    spent.plain += await timed(() => Promise.all(attacks.map(() => send('{'))))
    spent.hidden += await timed(async () => {
      const replies = await Promise.all(attacks.map(async ([name, body]) => [name, (await send(body)).status]))
      expect(replies).toEqual(attacks.map(([name]) => [name, 400]))
    })
    // None was left out because of the length of an address.
    expect(attacks.filter(([, body]) => body.length >= 6_000)).toEqual([])
    await Promise.all(unstorable(valid).map((payload) => sendAndCheck(id, row, { payload, cookie })))
    expect(server.isAlive()).toBe(true)
  })
})

test('a payload that decodes to billions of elements is refused as fast as an invalid one', () => {
  expect(spent.hidden).toBeLessThan(5 * spent.plain)
})

test('none of the payloads caused an unexpected error', () => {
  expect(server.output()).not.toMatch(/"level":(?:50|60)|unhandled|uncaught/i)
})
