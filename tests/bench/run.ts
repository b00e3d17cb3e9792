import { seedReference } from '#prisma/seed/reference.ts'
import { createTestDatabase, openCluster } from '#tests/support/cluster.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { frenchSeconds, runTool } from '#tests/support/tools.ts'
import { FIRST_SECTION_LIMIT_MS, firstSectionDelay } from './first-section.ts'
import { everyDaycarePages, growthPages, type LibraryIds, type ListPage, libraryPages } from './library-pages.ts'
import { number } from './load.ts'
import { type Cost, costOf } from './plan.ts'
import { type BankSize, bankPages, seedBank } from './question-bank.ts'
import { compareRoundTrips } from './round-trips.ts'
import { seed } from './seed.ts'

/*
 * `npm run bench`: overhead of the application over its own query, and cost in the database of the lists of activities and of
 * questions, with what each reads. Compare ratios within one run: absolute timings depend on the machine. `-- --full` uses the
 * size of a region: 1 000 daycares, 1 000 000 activities, 2 000 000 answers to the questions of the bank. `-- --pages` measures
 * the round trips only, pages of the menu included.
 */

const full = process.argv.includes('--full')
const PER_DAYCARE = 1_000
/** Activities of each database of the growth table; the last is measured in full. */
const GROWTH = full ? [1_000, 10_000, 100_000, 1_000_000] : [1_000, 10_000, 100_000]
const LARGEST = Math.max(...GROWTH)
const BANK: BankSize = { questions: 5_000, answers: full ? 2_000_000 : 100_000 }
/** Most milliseconds in the database per page of a list. */
const LIMIT_MS = 20
/** How often a list over the limit is measured again. */
const RETRIES = 3

/** Cost of all statements of a list together. `process.env.DATABASE_URL` must name a database with the same tables. */
async function costOfList(databaseUrl: string, { read }: ListPage): Promise<Cost> {
  const costs: Cost[] = []
  for (const statement of await statementsOf(read)) costs.push(await costOf(databaseUrl, statement))
  return {
    ms: costs.reduce((sum, { ms }) => sum + ms, 0),
    blocks: costs.reduce((sum, { blocks }) => sum + blocks, 0),
    fullScans: costs.flatMap(({ fullScans }) => fullScans),
    plan: costs.flatMap(({ plan }) => plan),
  }
}

function describeCost({ ms, blocks, fullScans, plan }: Cost): string {
  const scans = fullScans.length > 0 ? `, lit en entier : ${fullScans.join(', ')}` : ''
  return `${number(ms, 2)} ms, ${number(blocks)} blocs${scans}; ${plan.join(' · ')}`
}

/** The growth table by list: its cost in a database of each size. */
type Growth = Map<string, Cost[]>

/** Fills a database with so many activities, and adds the cost of its lists to the growth table. */
async function grow(
  database: { url: string; ownerUrl: string },
  activities: number,
  growth: Growth,
): Promise<LibraryIds> {
  const started = performance.now()
  const ids = await seed(database.ownerUrl, { daycares: activities / PER_DAYCARE, activities })
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${number(activities)} activités de ${number(activities / PER_DAYCARE)} milieux, en ${frenchSeconds(seconds)}`,
  )
  for (const page of await growthPages(ids))
    growth.set(page.name, [...(growth.get(page.name) ?? []), await costOfList(database.url, page)])
  return ids
}

/** Prints the growth table. @returns the lists whose cost follows the size of the other daycares */
function printGrowth(growth: Growth): string[] {
  console.log(`\nLes mêmes listes d’un milieu parmi ${GROWTH.map((size) => number(size)).join(', ')} activités`)
  const problems: string[] = []
  for (const [name, costs] of growth) {
    console.log(
      `  ${name} : ${costs.map(({ ms, blocks }) => `${number(ms, 1)} ms et ${number(blocks)} blocs`).join(' | ')}`,
    )
    const [first, last] = [costs[0], costs.at(-1)]
    // Deeper indexes: a block or two more for each row that is looked up.
    if (first && last && last.blocks > first.blocks * 2 + 100)
      problems.push(`${name} : le coût suit la taille des autres milieux`)
  }
  return problems
}

/** Prints the cost of each list, measured again while it is over the limit. @returns the problems */
async function measureLists(databaseUrl: string, pages: ListPage[]): Promise<string[]> {
  const problems: string[] = []
  for (const page of pages) {
    let cost = await costOfList(databaseUrl, page)
    for (let again = 0; again < RETRIES && cost.ms > LIMIT_MS; again++) {
      const next = await costOfList(databaseUrl, page)
      if (next.ms < cost.ms) cost = next
    }
    console.log(`  ${page.name} : ${describeCost(cost)}`)
    if (cost.ms > LIMIT_MS) problems.push(`${page.name} : ${number(cost.ms, 1)} ms, plus de ${LIMIT_MS}`)
  }
  return problems
}

/** The growth table, from small to large; the last database is that of the server. */
async function measureGrowth(server: TestServer, growth: Growth): Promise<LibraryIds> {
  for (const size of GROWTH.filter((other) => other < LARGEST)) {
    const database = await createTestDatabase()
    try {
      await seedReference(database.ownerUrl)
      await grow(database, size, growth)
    } finally {
      await database.drop()
    }
  }
  return grow({ url: server.databaseUrl, ownerUrl: server.ownerUrl }, LARGEST, growth)
}

async function disconnect(): Promise<void> {
  const { db } = await import('#app/server/database/db.server.ts')
  await db().$disconnect()
}

/** The round trips alone, in a small database: what a page costs depends little on its size. */
async function measurePages(server: TestServer): Promise<string[]> {
  const [smallest] = GROWTH
  if (smallest === undefined) return []
  const { daycareId, userId } = await grow({ url: server.databaseUrl, ownerUrl: server.ownerUrl }, smallest, new Map())
  await compareRoundTrips(server, daycareId, userId)
  return []
}

async function measureAll(server: TestServer): Promise<string[]> {
  const problems: string[] = []
  const growth: Growth = new Map()
  const ids = await measureGrowth(server, growth)
  problems.push(...printGrowth(growth))
  console.log(`\nListes d’activités, ${number(LARGEST)} activités`)
  problems.push(...(await measureLists(server.databaseUrl, await libraryPages(server.databaseUrl, ids))))
  problems.push(...(await measureLists(server.databaseUrl, await everyDaycarePages(server.databaseUrl, ids))))
  const delay = await firstSectionDelay()
  console.log(`\nPremière section à l’écran : ${number(delay)} ms après celle du modèle`)
  if (delay > FIRST_SECTION_LIMIT_MS)
    problems.push(`première section : ${number(delay)} ms, plus de ${FIRST_SECTION_LIMIT_MS}`)
  await seedBank(server.ownerUrl, BANK)
  console.log(`\nBanque de ${number(BANK.questions)} questions, ${number(BANK.answers)} réponses`)
  problems.push(...(await measureLists(server.databaseUrl, await bankPages())))
  await compareRoundTrips(server, ids.daycareId, ids.userId)
  return problems
}

async function main(): Promise<boolean> {
  const { ok } = await runTool('build', ['--if-stale'], { live: true })
  if (!ok) return false
  const closeCluster = await openCluster()
  const server = await startServer({ LOG_LEVEL: 'error' })
  try {
    // The statements are captured from the operations of the application, on the largest database.
    process.env.DATABASE_URL = server.databaseUrl
    const problems = await (process.argv.includes('--pages') ? measurePages(server) : measureAll(server))
    for (const problem of problems) console.log(`✗ ${problem}`)
    return problems.length === 0
  } finally {
    await disconnect()
    await server.stop()
    await closeCluster()
  }
}

process.exitCode = (await main()) ? 0 : 1
