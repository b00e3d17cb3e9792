import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#app/domain/enums.ts'
import { createDaycare, createPerson } from '#tests/support/people.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/*
 * The page on which a person ends up, following the redirects, for every role, with or without an expired password, with none,
 * one or two daycares, and with a selected daycare that is hers, foreign, deleted, or none. ONBOARDING_RUNS and FUZZ_SEED
 * explore further.
 */

const PATHS = [
  '/',
  '/activities',
  '/has_no_daycare',
  '/create-daycare',
  '/password-expired',
  '/team',
  '/admin',
  '/login',
]
const SELECTIONS = ['none', 'own', 'foreign', 'deleted'] as const
const MAX_REDIRECTS = 5

type Case = {
  role: Role
  expired: boolean
  daycares: number
  selection: (typeof SELECTIONS)[number]
  path: string
}

let server: TestServer
let foreignId: string

beforeAll(async () => {
  server = await startServer()
  foreignId = (await createDaycare(server.db)).id
})
afterAll(() => server?.stop())

/** The final page, according to the specification. */
function destination({ role, expired, daycares, selection, path }: Case): string {
  // That page leads back to the one that she asked for, where it is one of hers and not what comes before a daycare.
  const isHers = ['/activities', '/team'].includes(path) || (path === '/admin' && role === 'SUPERADMIN')
  if (expired) return isHers ? `/password-expired?redirect=${encodeURIComponent(path)}` : '/password-expired'
  const home = role === 'SUPERADMIN' ? '/admin' : '/quiz'
  if (role === 'SUPERADMIN') return { '/activities': path, '/team': '/quiz' }[path] ?? home
  if (daycares === 0) return role === 'MANAGER' ? '/create-daycare' : '/has_no_daycare'
  if (role === 'TEACHER') return path === '/activities' ? path : home
  if (path === '/create-daycare') return path
  // Without a valid selection the first daycare is selected, and she lands on her home page.
  return selection === 'own' && ['/activities', '/team'].includes(path) ? path : home
}

async function createCase({ role, expired, daycares, selection }: Case) {
  const { db } = server
  const person = await createPerson(db, role, undefined, { passwordExpired: expired })
  const own = await Promise.all(Array.from({ length: daycares }, () => createDaycare(db)))
  const deleted = await createDaycare(db, { deletedAt: new Date() })
  if (role !== 'SUPERADMIN') {
    // A teacher belongs to one daycare: the deleted one when she has no other.
    const belongsTo = role === 'MANAGER' ? [...own, deleted] : [own[0] ?? deleted]
    await db.membership.createMany({
      data: belongsTo.map(({ id }) => ({ daycareId: id, userId: person.id, role })),
    })
  }
  const selectedDaycareId = { none: null, own: own.at(-1)?.id ?? null, foreign: foreignId, deleted: deleted.id }[
    selection
  ]
  await db.user.update({ where: { id: person.id }, data: { selectedDaycareId } })
  return { person, own }
}

async function follow(path: string, cookie: string): Promise<string[]> {
  const visited = [path]
  for (let at = path; visited.length <= MAX_REDIRECTS; visited.push(at)) {
    const response = await fetch(server.url + at, { redirect: 'manual', headers: { accept: 'text/html', cookie } })
    await response.arrayBuffer()
    const location = response.headers.get('location')
    if (!location) {
      expect(response.status, visited.join(' → ')).toBe(200)
      return visited
    }
    at = location.replace(server.url, '')
  }
  throw new Error(`Redirect loop: ${visited.join(' → ')}`)
}

const cases = fc.record({
  role: fc.constantFrom<Role>('SUPERADMIN', 'MANAGER', 'TEACHER'),
  expired: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  daycares: fc.integer({ min: 0, max: 2 }),
  selection: fc.constantFrom(...SELECTIONS),
  path: fc.constantFrom(...PATHS),
})

test('everybody ends up where the specification says, without a redirect loop', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(cases, async (example) => {
      const { person, own } = await createCase(example)
      const visited = await follow(example.path, (await server.as(person)).cookie())
      expect(visited.at(-1), visited.join(' → ')).toBe(destination(example))
      if (example.role !== 'MANAGER' || example.expired || !visited.includes('/has_no_daycare')) return
      const { selectedDaycareId } = await server.db.user.findUniqueOrThrow({ where: { id: person.id } })
      if (own.length === 0) expect(selectedDaycareId).toBeNull()
      else expect(own.map(({ id }) => id)).toContain(selectedDaycareId)
    }),
    { numRuns: Number(process.env.ONBOARDING_RUNS ?? 120), seed: Number(process.env.FUZZ_SEED ?? 2026) },
  )
})
