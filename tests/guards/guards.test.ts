import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits, fingerprint, waitUntilDone, waitUntilQuiet } from './fingerprint.ts'
import { expectNoInternals } from './no-internals.ts'
import { TABLE } from './table/table.ts'
import { createWorld, HERE_WORD, PERSONAS, type Persona, THERE_WORD } from './world.ts'

/*
 * Every server function, called over HTTP by every persona, allowed or not. The guards of the routes are not involved: these
 * are the calls that an attacker would make directly.
 */

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

/** Words of the daycares that are not those of the persona, which she must never read. */
function forbiddenWords(persona: Persona): string[] {
  if (persona === 'superadmin') return []
  if (persona === 'foreignTeacher' || persona === 'foreignManager') return [HERE_WORD]
  if (persona === 'anonymous' || persona === 'managerWithoutDaycare') return [HERE_WORD, THERE_WORD]
  return [THERE_WORD]
}

describe.each(Object.entries(TABLE))('%s', (id, { method, expected, input, backgroundWork }) => {
  test('answers each persona as the table says, and a refusal changes nothing', async () => {
    await clearLimits(server.db)
    const world = await createWorld(server.db)
    const answers: Partial<Record<Persona, number>> = {}
    // Refused personas come last, so that background work of the accepted calls is over.
    const order = PERSONAS.toSorted((one, other) => Number(expected[one] >= 400) - Number(expected[other] >= 400))
    for (const persona of order) {
      const caller = await server.as(persona === 'anonymous' ? null : world.people[persona])
      const data = await input?.(world)
      const before = expected[persona] < 400 ? undefined : await fingerprint(server.db)
      const reply = await caller.call(method, id, data)
      answers[persona] = reply.status
      expectNoInternals(reply.text, `${id} to ${persona}`)
      for (const word of forbiddenWords(persona)) expect(reply.text, `${id} to ${persona}`).not.toContain(word)
      if (reply.status < 400) {
        await waitUntilDone(server.db, backgroundWork)
        continue
      }
      expect(reply.message, `${id} to ${persona}`).toMatch(/^\p{Lu}.+[.?!] \(référence \d{3}-[0-9A-F]{6}\)$/u)
      expect(await fingerprint(server.db), `${id} refused to ${persona}`).toEqual(before)
      if (!backgroundWork || persona !== order.at(-1)) continue
      await waitUntilQuiet(server.db)
      expect(await fingerprint(server.db), `${id} afterwards`).toEqual(before)
    }
    expect(answers).toEqual(expected)
  })

  test('the wrong method is refused with the right one', async () => {
    const wrong = method === 'GET' ? 'POST' : 'GET'
    const reply = await (await server.as()).call(wrong, id)
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, method])
    expectNoInternals(reply.text, id)
  })

  test('a context sent by the caller is ignored', async () => {
    await clearLimits(server.db)
    const { people, hereId, ...world } = await createWorld(server.db)
    const session = {
      id: people.superadmin.id,
      confirmedAt: new Date(),
      user: { ...people.superadmin, selectedDaycareId: hereId },
    }
    const scope = { userId: people.superadmin.id, role: 'SUPERADMIN', daycareId: hereId }
    const context = { role: 'SUPERADMIN', scope, session, user: session.user, daycareId: hereId }
    const answers: Partial<Record<Persona, number>> = {}
    for (const persona of ['anonymous', 'expired', 'foreignTeacher'] as const) {
      const caller = await server.as(persona === 'anonymous' ? null : people[persona])
      const reply = await caller.call(method, id, await input?.({ ...world, people, hereId }), { context })
      answers[persona] = reply.status
      await waitUntilDone(server.db, backgroundWork)
      for (const word of forbiddenWords(persona)) expect(reply.text, `${id} to ${persona}`).not.toContain(word)
    }
    const { anonymous, expired, foreignTeacher } = expected
    expect(answers).toEqual({ anonymous, expired, foreignTeacher })
  })
})
