import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { clearLimits, fingerprint, waitUntilDone } from './fingerprint.ts'
import { foreignFingerprint, foreignIds, idPaths, mirror, replaceAt, valueAt } from './foreign-rows.ts'
import { expectNoInternals } from './no-internals.ts'
import { TABLE } from './table/table.ts'
import { createWorld, THERE_WORD } from './world.ts'

/*
 * Replaces every id of every input by an id of the other daycare, of any table with a `daycareId`. Such a row must not exist
 * for the caller: either a refusal that changes nothing, or an answer that contains nothing of the other daycare.
 * FOREIGN_TRIES and FUZZ_SEED explore further.
 */

const TRIES = Number(process.env.FOREIGN_TRIES ?? 4)
const SEED = Number(process.env.FUZZ_SEED ?? 2026)

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

/** Without the superadmin, who may reach every daycare. */
const CALLERS = ['teacher', 'manager'] as const

describe.each(Object.entries(TABLE).filter(([, row]) => row.input))('%s', (id, row) => {
  test('finds no row of another daycare', { timeout: 120_000 }, async () => {
    await clearLimits(server.db)
    const world = await createWorld(server.db)
    const paths = idPaths(await row.input?.(world))
    if (paths.length === 0) return
    await row.input?.(mirror(world))
    const ids = await foreignIds(world, 3)
    expect(ids.length).toBeGreaterThanOrEqual(3)
    const cases = fc.record({
      persona: fc.constantFrom(...CALLERS),
      path: fc.constantFrom(...paths),
      // Usually null: an id of the same kind is then taken; else an id of any table.
      any: fc.option(fc.constantFrom(...ids), { freq: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ persona, path, any }) => {
        await clearLimits(server.db)
        const foreign = any ?? String(valueAt(await row.input?.(mirror(world)), path))
        const data = replaceAt(await row.input?.(world), path, foreign)
        const caller = await server.as(world.people[persona])
        await waitUntilDone(server.db, row.backgroundWork)
        const [everything, theirs] = [await fingerprint(server.db), await foreignFingerprint(world)]
        const reply = await caller.call(row.method, id, data)
        const what = `${id}, ${path.join('.')} = ${foreign}, called by the ${persona}: ${reply.status}`
        expectNoInternals(reply.text, what)
        expect(reply.text, what).not.toContain(THERE_WORD)
        expect(await foreignFingerprint(world), what).toBe(theirs)
        if (reply.status < 400) return
        expect([400, 403, 404, 409], what).toContain(reply.status)
        expect(await fingerprint(server.db), what).toEqual(everything)
      }),
      { seed: SEED, numRuns: TRIES },
    )
  })
})
