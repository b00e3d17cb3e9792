import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#tests/support/pages.ts'
import { createPerson } from '#tests/support/people.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { expectNoInternals } from './no-internals.ts'
import { createWorld, HERE_WORD, type Persona, THERE_WORD, type World } from './world.ts'

/*
 * The first answer of the server to each persona, for each page. The same guards run in the browser during a navigation; those
 * are tested in tests/e2e.
 */

let server: TestServer
let world: World

beforeAll(async () => {
  server = await startServer()
  world = await createWorld(server.db)
})
afterAll(() => server?.stop())

type Answer = { status: number; location: string; html: string }

async function visit(path: string, person: { id: string } | null): Promise<Answer> {
  const cookie = (await server.as(person)).cookie()
  const response = await fetch(server.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  })
  const location = response.headers.get('location') ?? ''
  return { status: response.status, location: location.replace(server.url, ''), html: await response.text() }
}

/** Status of a page, or the address that it redirects to. */
async function outcome(path: string, person: { id: string } | null): Promise<number | string> {
  const { status, location } = await visit(path, person)
  return status >= 300 && status < 400 ? location : status
}

/** What a persona gets: 200, 404 for a row that does not exist for her, or a redirect. */
type Outcome = 200 | 404 | `/${string}`
type PageRow = Record<Exclude<Persona, 'foreignTeacher' | 'foreignManager'>, Outcome>

/** The page that asks for a new password, which leads back to where she was going. */
const PASSWORD_FIRST = '/password-expired?redirect='

const MEMBERS: PageRow = {
  anonymous: '/login',
  teacher: 200,
  manager: 200,
  superadmin: 200,
  expired: PASSWORD_FIRST,
  managerWithoutDaycare: '/has_no_daycare',
}
const MANAGERS: PageRow = { ...MEMBERS, teacher: '/quiz', superadmin: '/quiz' }
const ADMINS: PageRow = { ...MEMBERS, teacher: '/', manager: '/', expired: '/', managerWithoutDaycare: '/' }
const HOME: PageRow = {
  ...MEMBERS,
  teacher: '/quiz',
  manager: '/quiz',
  superadmin: '/admin',
  expired: '/password-expired',
}
const ONBOARDING: PageRow = { ...MEMBERS, teacher: '/', manager: '/', superadmin: '/', managerWithoutDaycare: '/' }
const PUBLIC: PageRow = { ...MEMBERS, anonymous: 200, expired: 200, managerWithoutDaycare: 200 }

const ID = '019a0000-0000-7000-8000-000000000000'
/** Without its token it is no page. */
const LINK = '/auth?t=abc'

/** Pages that answer somebody otherwise than {@link usualRow} says. */
const OTHERS: Record<string, PageRow> = {
  // A signed-in person is redirected.
  '/login': { ...PUBLIC, teacher: '/', manager: '/', superadmin: '/', expired: '/', managerWithoutDaycare: '/' },
  [LINK]: PUBLIC,
  // Unknown, to anybody.
  [`/releve/${ID}`]: {
    ...PUBLIC,
    anonymous: 404,
    teacher: 404,
    manager: 404,
    superadmin: 404,
    expired: 404,
    managerWithoutDaycare: 404,
  },
  '/accessibility': PUBLIC,
  '/privacy': PUBLIC,
  '/': HOME,
  '/change-password': { ...MEMBERS, managerWithoutDaycare: 200, expired: '/password-expired' },
  '/second-step': PUBLIC,
  '/second-factor': { ...MEMBERS, managerWithoutDaycare: 200, expired: '/password-expired' },
  '/account': { ...MEMBERS, expired: 200, managerWithoutDaycare: 200 },
  '/team': MANAGERS,
  '/quality-file': MANAGERS,
  '/parcours': { ...MEMBERS, superadmin: '/' },
  '/bienvenue': { ...MEMBERS, manager: '/', superadmin: '/' },
  '/team-notes': { ...MEMBERS, superadmin: '/' },
  '/weather': { ...MEMBERS, superadmin: '/' },
  '/weather/policy': { ...MEMBERS, superadmin: '/' },
  '/team-balance': { ...MEMBERS, superadmin: '/' },
  '/quiz-reviews': MANAGERS,
  '/quiz-reviews/discussion': MANAGERS,
  [`/quiz-reviews/people/${ID}`]: { ...MANAGERS, manager: 404 },
  [`/quiz-reviews/attempts/${ID}`]: { ...MANAGERS, manager: 404 },
  '/seen-by-manager': { ...MEMBERS, manager: '/quiz', superadmin: '/quiz' },
  [`/seen-by-manager/${ID}`]: { ...MEMBERS, teacher: 404, manager: '/quiz', superadmin: '/quiz' },
  '/administrator': MANAGERS,
  '/create-daycare': { ...ONBOARDING, manager: 200, managerWithoutDaycare: 200, expired: '/' },
  '/has_no_daycare': { ...ONBOARDING, managerWithoutDaycare: '/create-daycare', expired: '/password-expired' },
  '/password-expired': { ...ONBOARDING, expired: 200 },
}

/** A page that needs a row, one of development, and the route of unknown addresses. */
const TESTED_ELSEWHERE = new Set(['/activities/$activityId', '/styleguide', '/$'])

/**
 * Under /admin superadmins alone, elsewhere the members of a daycare; a page about a row that does not exist is 404 to them.
 * Written of addresses, whatever the layout that a file stands in.
 */
function usualRow(address: string): PageRow {
  const row = /^\/admin(?:\/|$)/.test(address) ? ADMINS : MEMBERS
  if (!address.includes(ID)) return row
  return Object.fromEntries(Object.entries(row).map(([who, it]) => [who, it === 200 ? 404 : it])) as PageRow
}

const ADDRESSES = routes()
  .filter(({ address }) => !TESTED_ELSEWHERE.has(address))
  .map(({ address }) => (address === '/auth' ? LINK : address.replace(/\$\w+/, ID)))
/** Rows of all pages. */
const PAGES: Record<string, PageRow> = {
  ...Object.fromEntries(ADDRESSES.map((address) => [address, usualRow(address)])),
  ...OTHERS,
}

test('every row is that of a page', () => {
  expect(ADDRESSES.length).toBeGreaterThan(50)
  expect(Object.keys(OTHERS).filter((path) => !ADDRESSES.includes(path))).toEqual([])
})

describe.each(Object.entries(PAGES))('%s', (path, row) => {
  test('opens for the allowed personas, and redirects the others', async () => {
    const outcomes: Record<string, number | string> = {}
    for (const persona of Object.keys(row) as (keyof PageRow)[])
      outcomes[persona] = await outcome(path, persona === 'anonymous' ? null : world.people[persona])
    const anonymous = row.anonymous === '/login' ? `/login?redirect=${encodeURIComponent(path)}` : row.anonymous
    const expired = row.expired === PASSWORD_FIRST ? `${PASSWORD_FIRST}${encodeURIComponent(path)}` : row.expired
    expect(outcomes).toEqual({ ...row, anonymous, expired })
  })
})

test('a page contains no internal detail and nothing of another daycare, and without a session nothing of any daycare', async () => {
  for (const path of Object.keys(PAGES)) {
    const { teacher, foreignManager } = world.people
    const [nobody, here, there] = await Promise.all([
      visit(path, null),
      visit(path, teacher),
      visit(path, foreignManager),
    ])
    for (const { html } of [nobody, here, there]) expectNoInternals(html, path)
    for (const word of [HERE_WORD, THERE_WORD]) expect(nobody.html, path).not.toContain(word)
    expect(here.html, path).not.toContain(THERE_WORD)
    expect(there.html, path).not.toContain(HERE_WORD)
  }
})

test('a page is in French, with its own title before the name of the product', async () => {
  for (const [path, row] of Object.entries(PAGES)) {
    if (row.manager !== 200) continue
    const { html } = await visit(path, world.people.manager)
    expect(/<html lang="([^"]*)"/.exec(html)?.[1], path).toBe('fr')
    expect(/<title>([^<]*)/.exec(html)?.[1], path).toMatch(/^[^·]+ · Brindille$/)
  }
})

test('the title of a page that does not exist says so, whatever its address', async () => {
  const missing = Object.entries(PAGES).flatMap(([path, row]) =>
    (['teacher', 'manager', 'superadmin'] as const)
      .filter((persona) => row[persona] === 404)
      .map((persona) => [path, persona] as const),
  )
  expect(missing.length).toBeGreaterThan(10)
  const unknown = ['/nulle-part', '/activities/nulle-part', '/alex/nulle-part', '/admin/nulle-part', '/styleguide']
  for (const [path, persona] of [...missing, ...unknown.map((path) => [path, 'manager'] as const)]) {
    const { status, html } = await visit(path, world.people[persona])
    expect([path, status, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([path, 404, 'Page introuvable · Brindille'])
  }
})

describe('sign-in and links', () => {
  test('a link without its token leads to the sign-in page', async () => {
    expect(await outcome('/auth', null)).toBe('/login')
  })

  test('the address to return to after sign-in is kept whole, and a foreign one is dropped', async () => {
    const address = '/activities?page=2&q=%C3%A9t%C3%A9'
    const loginUrl = new URL((await visit(address, null)).location, server.url)
    expect([loginUrl.pathname, loginUrl.searchParams.get('redirect')]).toEqual(['/login', address])
    for (const evil of [
      '//exemple.test',
      'https://exemple.test',
      '/\\exemple.test',
      'javascript:alert(1)',
      '/\t/exemple.test',
      '/..//exemple.test',
      '/a/%2e%2e//exemple.test',
    ])
      expect(await outcome(`/login?redirect=${encodeURIComponent(evil)}`, world.people.teacher), evil).toBe('/')
  })

  test('an educator without a daycare is told so', async () => {
    expect(await outcome('/has_no_daycare', await createPerson(server.db, 'TEACHER'))).toBe(200)
  })

  test('for a manager without a selected daycare, the first one is selected', async () => {
    const { manager } = world.people
    await server.db.user.update({ where: { id: manager.id }, data: { selectedDaycareId: null } })
    expect(await outcome('/activities', manager)).toBe('/has_no_daycare')
    expect(await outcome('/has_no_daycare', manager)).toBe('/')
    expect(await server.db.user.findUnique({ where: { id: manager.id } })).toMatchObject({
      selectedDaycareId: world.hereId,
    })
  })

  test('an unknown page is 404, with the way home', async () => {
    const { status, html } = await visit('/nulle-part', world.people.teacher)
    expect(status).toBe(404)
    expect(html).toContain('Not Found')
  })
})

describe('what does not exist is answered in French', () => {
  const UNKNOWN_ID = crypto.randomUUID()
  const MISSING = [
    '/nulle-part',
    '/nulle-part/plus/loin',
    '/rien.js',
    '/index.html',
    '/login/rien',
    '/admin/rien',
    '/alex',
  ]
  const MISSING_ROWS = [
    '/styleguide',
    '/quiz/rien',
    `/quiz/${UNKNOWN_ID}`,
    `/quiz/paper?quiz=${UNKNOWN_ID}`,
    `/alex/quiz/${UNKNOWN_ID}`,
    '/activities/rien',
    `/activities/${UNKNOWN_ID}`,
    '/alex/risks-vs-benefits/rien',
    `/alex/risks-vs-benefits/situations/${UNKNOWN_ID}`,
    '/quiz-reviews/people/rien',
    `/quiz-reviews/people/${UNKNOWN_ID}`,
    `/quiz-reviews/attempts/${UNKNOWN_ID}`,
  ]

  /** The French title, and « Not Found » right under it only, as a technical line. */
  const NOT_FOUND_HTML =
    /<h1[^>]*>Cette page n’existe pas ou ne vous est pas accessible\.<\/h1><p[^>]* lang="en">Not Found<\/p>/

  test.each(MISSING)('%s, to anybody', async (path) => {
    for (const person of [null, world.people.teacher, world.people.superadmin]) {
      const { status, html } = await visit(path, person)
      expect([status, html.match(/Not Found/g)?.length]).toEqual([404, 1])
      expect(html).toMatch(NOT_FOUND_HTML)
      // Who is signed in keeps her menu.
      expect(html.includes('<nav')).toBe(person !== null)
    }
  })

  test.each(MISSING_ROWS)('%s, to who is signed in', async (path) => {
    const { status, html } = await visit(path, world.people.manager)
    expect([status, html.match(/Not Found/g)?.length]).toEqual([404, 1])
    expect(html).toMatch(NOT_FOUND_HTML)
  })

  test.each([
    ['an address that is no text', '/%', 'text/html', 400],
    ['an address that is no text', '/%ff/rien', 'text/html', 400],
    ['a page asked for as data', '/nulle-part', 'application/json', 406],
    ['a page asked for as data', '/login', 'application/json', 406],
    ['a file of the build', '/assets/rien.js', 'text/html', 404],
    ['a folder of the build', '/assets/', 'text/html', 404],
  ])('%s: %s as %s', async (_, path, accept, status) => {
    const response = await fetch(server.url + path, { headers: { accept } })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const body = await response.text()
    expect(body).toMatch(/^\p{Lu}.+\. \(référence \d{3}-[0-9A-F]{6}\)$/u)
    expect(body).not.toMatch(/Not Found|Only HTML|HTTPError/i)
  })
})
