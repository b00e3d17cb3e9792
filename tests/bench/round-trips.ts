import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod/mini'
import { navGroups } from '#app/ui/shell/nav.ts'
import { createPerson } from '#tests/support/people.ts'
import { encodePayload } from '#tests/support/rpc.ts'
import type { TestServer } from '#tests/support/server.ts'
import { openSession, SESSION_COOKIE } from '#tests/support/sign-in.ts'
import { type Statement, statementsOf } from '#tests/support/statements.ts'
import { projectRoot } from '#tests/support/tools.ts'
import { growthPages } from './library-pages.ts'
import { type Load, load, median, number, type Target } from './load.ts'

/*
 * Old build against new, in turns in one run on a busy machine, medians of the CPU per page: with the daycares read from the
 * session, one query less, /activities -15 %, /quiz -17 %, /team -10 %, /zero-to-five-years +9 %; /definitions, with plain
 * anchors as well, -7 %. In another run /quiz had -4 % and /definitions -18 %: a tenth is noise on such a machine.
 */

/** How often everything is measured, and for how long each time. */
const ROUNDS = 5
const ROUND_MS = 3_000
/** The pages of the menu are many: each is measured for less long. */
const MENU_ROUND_MS = 1_000

const Port = z.object({ port: z.number() })

const BARE_QUERY = 'node:http + pg, la requête seule'
const BARE_PAGE = 'React nu, les 24 mêmes cartes'

type Bare = { url: string; pids: number[]; stop: () => void }

async function startBare(databaseUrl: string, statements: Statement[]): Promise<Bare> {
  const child = spawn(process.execPath, ['tests/bench/bare-server.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      BENCH_STATEMENTS: JSON.stringify(statements),
    },
  })
  const [line] = await once(child.stdout, 'data')
  const { port } = Port.parse(JSON.parse(String(line)))
  return { url: `http://127.0.0.1:${port}/`, pids: [child.pid ?? 0], stop: () => void child.kill() }
}

type NamedTarget = Target & { name: string }

/** Median load of each target. They take turns, so that a slow period of the machine affects all of them. */
async function compare(targets: NamedTarget[], milliseconds: number): Promise<Map<string, Load>> {
  const rounds = new Map<string, Load[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await load(target, 1_000)
  for (let round = 0; round < ROUNDS; round++)
    for (const target of targets) rounds.get(target.name)?.push(await load(target, milliseconds))
  return new Map(
    [...rounds].map(([name, loads]) => {
      const middle = (of: keyof Load) => median(loads.map((it) => it[of]))
      return [name, { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99'), cpu: middle('cpu') }]
    }),
  )
}

/** Every page of the menu, as somebody who sees it there; what two roles see is measured once. */
async function menuTargets(server: TestServer, daycareId: string, userId: string): Promise<NamedTarget[]> {
  const daycare = await server.db.daycare.findUniqueOrThrow({ where: { id: daycareId } })
  const manager = await createPerson(server.db, 'MANAGER', daycare)
  const admin = await createPerson(server.db, 'SUPERADMIN', daycare)
  const pids = server.workers()
  const targets = new Map<string, NamedTarget>()
  for (const [role, id] of [
    ['TEACHER', userId],
    ['MANAGER', manager.id],
    ['SUPERADMIN', admin.id],
  ] as const) {
    const headers = { cookie: `${SESSION_COOKIE}=${await openSession(server.db, id)}` }
    for (const { to } of navGroups(role).flatMap(({ items }) => items))
      if (!targets.has(to)) targets.set(to, { name: to, url: server.url + to, headers, pids })
  }
  return [...targets.values()]
}

/**
 * Prints the milliseconds of CPU that the server spends on each page of the menu, beside those of a bare React page of 24
 * cards.
 */
async function compareMenu(server: TestServer, bare: NamedTarget, daycareId: string, userId: string): Promise<void> {
  const results = await compare([bare, ...(await menuTargets(server, daycareId, userId))], MENU_ROUND_MS)
  const bareCpu = results.get(bare.name)?.cpu || 1
  console.log('\nPages du menu : millisecondes de processeur, et combien de fois la page nue')
  for (const [name, { cpu }] of results) console.log(`  ${name} : ${number(cpu, 2)} ms, ${number(cpu / bareCpu, 1)}`)
}

/**
 * Prints what the application costs beside the least that does the same: round trips of its list and of two pages, then
 * the pages of the menu.
 */
export async function compareRoundTrips(server: TestServer, daycareId: string, userId: string): Promise<void> {
  const [page] = await growthPages({ daycareId, userId })
  const [list] = page ? await statementsOf(page.read) : []
  if (!list) throw new Error('getActivities sent nothing')
  const session: Statement = {
    text: `SELECT s.id, s."lastSeenAt", u.id AS "userId", u.role, m."daycareId", d.name FROM "Session" s JOIN "User" u ON u.id = s."userId"
           JOIN "Membership" m ON m."userId" = u.id JOIN "Daycare" d ON d.id = m."daycareId" WHERE s."userId" = $1 LIMIT 1`,
    values: [userId],
  }
  const cookie = `${SESSION_COOKIE}=${await openSession(server.db, userId)}`
  const bare = await startBare(server.databaseUrl, [list])
  const bareWithSession = await startBare(server.databaseUrl, [session, list])
  const payload = encodeURIComponent((await encodePayload({ page: 1 })) ?? '')
  const headers = { cookie, 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin' }
  try {
    const pids = server.workers()
    const barePage = { ...bareWithSession, name: BARE_PAGE, url: `${bareWithSession.url}page`, headers: {} }
    const results = await compare(
      [
        { ...bare, name: BARE_QUERY, headers: {} },
        { ...bareWithSession, name: 'node:http + pg, session et requête', headers: {} },
        barePage,
        {
          name: 'fonction getActivities',
          url: `${server.url}/_serverFn/activities_getActivities?createServerFn&payload=${payload}`,
          headers,
          pids,
        },
        { name: 'page /activities', url: `${server.url}/activities`, headers: { cookie }, pids },
        { name: 'page /login', url: `${server.url}/login`, headers: {}, pids },
      ],
      ROUND_MS,
    )
    const query = results.get(BARE_QUERY)
    const bareCpu = results.get(BARE_PAGE)?.cpu || 1
    console.log(`\nAller-retour, huit connexions, ${ROUNDS} tours`)
    for (const [name, { perSecond, p50, p99, cpu }] of results)
      console.log(
        `  ${name} : ${number(perSecond)} par seconde, p50 ${number(p50, 1)} ms, p99 ${number(p99, 1)} ms, rapport ${number(perSecond / (query?.perSecond ?? 1), 2)}; ${number(cpu, 2)} ms de processeur, ${number(cpu / bareCpu, 1)} fois la page nue`,
      )
    await compareMenu(server, barePage, daycareId, userId)
  } finally {
    bare.stop()
    bareWithSession.stop()
  }
}
