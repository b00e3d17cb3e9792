import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod/mini'
import { openCluster } from '#tests/support/cluster.ts'
import { encodePayload } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { openSession, SESSION_COOKIE } from '#tests/support/sign-in.ts'
import { frenchSeconds, projectRoot, runTool } from '#tests/support/tools.ts'
import { FIRST_SECTION_LIMIT_MS, firstSectionDelay } from './first-section.ts'
import { type Load, load, median, type Target } from './load.ts'
import { type Cost, costOf, type Statement, statementsOf } from './plan.ts'
import { type BankSize, bankCosts, seedBank } from './question-bank.ts'
import { type Size, seed } from './seed.ts'

/*
 * `npm run bench`: overhead of the application over its own query, and cost in the database of the lists of activities and of
 * questions. Compare ratios within one run: absolute timings depend on the machine. `-- --full` uses the size of a region:
 * 1 000 daycares, 1 000 000 activities, 2 000 000 answers to the questions of the bank.
 */

const full = process.argv.includes('--full')
const SIZE: Size = full ? { daycares: 1_000, activities: 1_000_000 } : { daycares: 100, activities: 100_000 }
const FEW: Size = { daycares: 10, activities: SIZE.activities / (SIZE.daycares / 10) }
const BANK: BankSize = { questions: 5_000, answers: full ? 2_000_000 : 100_000 }
const ROUNDS = 5
const ROUND_MS = 3_000
/** Most milliseconds in the database per page of a list. */
const LIMIT_MS = 20
type ListPage = { name: string; page: number; filters?: object }

/** The measured pages of the list of activities. */
const LIST_PAGES: ListPage[] = [
  { name: 'page 1', page: 1 },
  { name: 'page 40', page: 40 },
  {
    name: 'recherche et trois filtres',
    page: 1,
    filters: {
      text: 'feuilles eau',
      ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
      developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
      seasons: ['AUTUMN'],
    },
  },
  { name: 'favoris', page: 1, filters: { favourites: true } },
]

const number = (value: number, digits = 0) =>
  value.toLocaleString('fr-CA', { maximumFractionDigits: digits, minimumFractionDigits: digits })

/** Statement of one page of the list, as the application sends it. */
async function listStatement(daycareId: string, userId: string, { page, filters = {} }: ListPage): Promise<Statement> {
  const { getActivities } = await import('#app/features/activities/library/library-list.server.ts')
  const { ActivitiesPageInput } = await import('#app/features/activities/library/schema.ts')
  const statements = await statementsOf(() =>
    getActivities({ userId, role: 'TEACHER', daycareId }, ActivitiesPageInput.parse({ page, filters })),
  )
  const [statement] = statements
  if (!statement || statements.length !== 1) throw new Error(`getActivities sent ${statements.length} statements`)
  return statement
}

/** Statement of the counts that go with the first page. */
async function countStatement(daycareId: string, userId: string): Promise<Statement> {
  const { countActivities } = await import('#app/features/activities/library/library-list.server.ts')
  const { ActivityFilters } = await import('#app/features/activities/library/schema.ts')
  const filters = ActivityFilters.parse(LIST_PAGES[2]?.filters ?? {})
  const [statement] = await statementsOf(() => countActivities({ userId, role: 'TEACHER', daycareId }, filters))
  if (!statement) throw new Error('countActivities sent nothing')
  return statement
}

function describeCost({ ms, blocks, fullScans }: Cost): string {
  const scans = fullScans.length > 0 ? `, lit en entier : ${fullScans.join(', ')}` : ''
  return `${number(ms, 2)} ms, ${number(blocks)} blocs${scans}`
}

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
async function compare(targets: NamedTarget[]): Promise<Map<string, Load>> {
  const rounds = new Map<string, Load[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await load(target, 1_000)
  for (let round = 0; round < ROUNDS; round++)
    for (const target of targets) rounds.get(target.name)?.push(await load(target, ROUND_MS))
  return new Map(
    [...rounds].map(([name, loads]) => {
      const middle = (of: keyof Load) => median(loads.map((it) => it[of]))
      return [name, { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99'), cpu: middle('cpu') }]
    }),
  )
}

async function compareRoundTrips(server: TestServer, daycareId: string, userId: string): Promise<void> {
  const list = await listStatement(daycareId, userId, { name: '', page: 1 })
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
    const results = await compare([
      { ...bare, name: BARE_QUERY, headers: {} },
      { ...bareWithSession, name: 'node:http + pg, session et requête', headers: {} },
      { ...bareWithSession, name: BARE_PAGE, url: `${bareWithSession.url}page`, headers: {} },
      {
        name: 'fonction getActivities',
        url: `${server.url}/_serverFn/activities_getActivities?createServerFn&payload=${payload}`,
        headers,
        pids,
      },
      { name: 'page /activities', url: `${server.url}/activities`, headers: { cookie }, pids },
      { name: 'page /login', url: `${server.url}/login`, headers: {}, pids },
    ])
    const query = results.get(BARE_QUERY)
    const page = results.get(BARE_PAGE)
    for (const [name, { perSecond, p50, p99, cpu }] of results)
      console.log(
        `  ${name} : ${number(perSecond)} par seconde, p50 ${number(p50, 1)} ms, p99 ${number(p99, 1)} ms, rapport ${number(perSecond / (query?.perSecond ?? 1), 2)}; ${number(cpu, 2)} ms de processeur, ${number(cpu / (page?.cpu || 1), 1)} fois la page nue`,
      )
  } finally {
    bare.stop()
    bareWithSession.stop()
  }
}

/** Fills the database of a server, and prints the cost of the list of activities in it. */
async function measureLists(
  server: TestServer,
  size: Size,
): Promise<{ daycareId: string; userId: string; costs: Cost[] }> {
  const started = performance.now()
  const { daycareId, userId } = await seed(server.ownerUrl, size)
  const seconds = (performance.now() - started) / 1000
  console.log(
    `\n${number(size.daycares)} milieux, ${number(size.activities)} activités (remplie en ${frenchSeconds(seconds)})`,
  )
  const costs: Cost[] = []
  for (const listPage of LIST_PAGES) {
    const cost = await costOf(server.databaseUrl, await listStatement(daycareId, userId, listPage))
    costs.push(cost)
    console.log(`  getActivities, ${listPage.name} : ${describeCost(cost)}`)
  }
  const counted = await costOf(server.databaseUrl, await countStatement(daycareId, userId))
  console.log(`  countActivities, recherche et trois filtres : ${describeCost(counted)}`)
  return { daycareId, userId, costs }
}

async function main(): Promise<boolean> {
  const { ok } = await runTool('build', ['--if-stale'], { live: true })
  if (!ok) return false
  const closeCluster = await openCluster()
  const problems: string[] = []
  const small = await startServer({ LOG_LEVEL: 'error' })
  const large = await startServer({ LOG_LEVEL: 'error' })
  try {
    // The statements are captured from the operations of the application, on the larger database.
    process.env.DATABASE_URL = large.databaseUrl
    const few = await measureLists(small, FEW)
    const many = await measureLists(large, SIZE)
    for (const [index, { name }] of LIST_PAGES.entries()) {
      const before = few.costs[index]
      const after = many.costs[index]
      if (!before || !after) continue
      if (after.ms > LIMIT_MS) problems.push(`${name} : ${number(after.ms, 1)} ms, plus de ${LIMIT_MS}`)
      if (after.fullScans.includes('Activity')) problems.push(`${name} : la table des activités est lue en entier`)
      if (after.blocks > before.blocks * 2 + 100) problems.push(`${name} : le coût suit la taille des autres milieux`)
    }
    const delay = await firstSectionDelay()
    console.log(`\nPremière section à l’écran : ${number(delay)} ms après celle du modèle`)
    if (delay > FIRST_SECTION_LIMIT_MS)
      problems.push(`première section : ${number(delay)} ms, plus de ${FIRST_SECTION_LIMIT_MS}`)
    await seedBank(large.ownerUrl, BANK)
    console.log(`\nBanque de ${number(BANK.questions)} questions, ${number(BANK.answers)} réponses`)
    for (const [name, cost] of await bankCosts(large.databaseUrl)) {
      console.log(`  getQuestionBank, ${name} : ${describeCost(cost)}`)
      if (cost.ms > LIMIT_MS) problems.push(`banque, ${name} : ${number(cost.ms, 1)} ms, plus de ${LIMIT_MS}`)
    }
    console.log(`\nAller-retour, huit connexions, ${ROUNDS} tours`)
    await compareRoundTrips(large, many.daycareId, many.userId)
  } finally {
    const { db } = await import('#app/server/database/db.server.ts')
    await db().$disconnect()
    await Promise.all([small.stop(), large.stop()])
    await closeCluster()
  }
  for (const problem of problems) console.log(`✗ ${problem}`)
  return problems.length === 0
}

process.exitCode = (await main()) ? 0 : 1
