import { statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { restoreBackup } from '#app/host/backup/restore-backup.ts'
import { writeBackup } from '#app/host/backup/write-backup.ts'
import { startEmbedded } from '#app/host/postgres/embedded.ts'
import { createDb } from '#app/server/database/create-db.server.ts'
import { install } from '#tests/prove/installation.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { frenchSeconds } from '#tests/support/tools.ts'
import { everyDaycarePages, type ListPage, libraryPages } from './library-pages.ts'
import { number } from './load.ts'
import { peoplePages } from './people-pages.ts'
import { costOf } from './plan.ts'
import { bankPages, seedBank } from './question-bank.ts'
import { seedActivities } from './seed.ts'
import { type PeopleSize, seedPeople } from './seed-people.ts'

/*
 * `npm run bench:province`: the whole province in one embedded database: 10 000 daycares, 90 000 people, 5 000 000 activities,
 * 20 000 000 answers. What it weighs, its slowest statements, the passes of the night, a backup and its restoration. About an
 * hour and 60 GB of disk; `-- --share=0.01` makes a hundredth of it.
 */

const share = Number(/--share=([\d.]+)/.exec(process.argv.join(' '))?.[1] ?? 1)
const SIZE: PeopleSize = { daycares: Math.round(10_000 * share), entries: Math.round(1_000_000 * share), activities: 0 }
const PER_DAYCARE = 500
const QUESTIONS = 5_000
const ANSWERS = Math.round(20_000_000 * share)
const STATEMENTS_SHOWN = 20
const TABLES_SHOWN = 15

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  console.log(`${what}\u00A0: ${frenchSeconds((performance.now() - begun) / 1000)}`)
  return result
}

async function printSizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; rows: string; table: string; indexes: string }>(
    `SELECT relname AS name, n_live_tup AS rows, pg_size_pretty(pg_table_size(relid)) AS table, pg_size_pretty(pg_indexes_size(relid)) AS indexes
     FROM pg_stat_user_tables ORDER BY pg_total_relation_size(relid) DESC LIMIT $1`,
    [TABLES_SHOWN],
  )
  for (const { name, rows: count, table, indexes } of rows)
    console.log(`  ${name}\u00A0: ${number(Number(count))} lignes, ${table}, index ${indexes}`)
  const { rows: whole } = await client.query<{ size: string }>(
    'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
  )
  console.log(`  en tout\u00A0: ${whole[0]?.size}`)
}

/** The most expensive statements of all pages, each with its page. */
async function printSlowest(url: string, pages: readonly ListPage[]): Promise<void> {
  const costs: { name: string; text: string; ms: number; blocks: number; scans: string }[] = []
  for (const { name, read } of pages)
    for (const statement of await statementsOf(read)) {
      const { ms, blocks, fullScans } = await costOf(url, statement)
      costs.push({ name, text: statement.text, ms, blocks, scans: fullScans.join(', ') })
    }
  for (const { name, text, ms, blocks, scans } of costs.toSorted((a, b) => b.ms - a.ms).slice(0, STATEMENTS_SHOWN))
    console.log(
      `  ${number(ms, 1)} ms, ${number(blocks)} blocs${scans && `, lit en entier ${scans}`}, ${name}\u00A0: ${text.replace(/\s+/g, ' ').slice(0, 110)}`,
    )
}

async function nightly(): Promise<void> {
  const { db } = await import('#app/server/database/db.server.ts')
  const { applyRetention } = await import('#app/server/personal-data/retention.server.ts')
  const { countFiguresNow } = await import('#app/features/activities/reports/figures.server.ts')
  const removed = await timed('Conservation, une passe', () => applyRetention(db()))
  console.log(`  ${JSON.stringify(removed)}`)
  await timed('Chiffres du générateur', countFiguresNow)
}

async function main(): Promise<void> {
  const installation = await install()
  const { dataDir } = installation
  try {
    let embedded = await startEmbedded({ dataDir, maxConnections: 100 })
    await embedded.stop()
    await timed('Premier démarrage', installation.start)
    await installation.stop()
    embedded = await startEmbedded({ dataDir })
    process.env.DATABASE_URL = embedded.url
    const client = new pg.Client({ connectionString: embedded.ownerUrl })
    await client.connect()
    const ids = await timed('Personnes et journal', () => seedPeople(embedded.ownerUrl, SIZE))
    await timed(`${number(SIZE.daycares * PER_DAYCARE)} fiches`, () => seedActivities(client, PER_DAYCARE))
    await timed(`${number(ANSWERS)} réponses`, () =>
      seedBank(embedded.ownerUrl, { questions: QUESTIONS, answers: ANSWERS }),
    )
    await printSizes(client)
    const library = { daycareId: ids.daycareId, userId: ids.teacherId }
    await printSlowest(embedded.url, [
      ...(await libraryPages(embedded.url, library)),
      ...(await everyDaycarePages(embedded.url, library)),
      ...(await peoplePages(ids, SIZE.daycares)),
      ...(await bankPages()),
    ])
    await nightly()
    await client.end()
    const { db } = await import('#app/server/database/db.server.ts')
    await db().$disconnect()
    const file = join(dataDir, 'province.tar.gz')
    await timed('Sauvegarde', () => writeBackup(embedded, dataDir, file))
    console.log(`  ${number(statSync(file).size / 1e9, 1)} Go`)
    await embedded.stop()
    await timed('Restauration, vérifiée', () => restoreBackup(file, dataDir))
    embedded = await startEmbedded({ dataDir })
    const after = createDb(embedded.url, 1)
    console.log(`Fiches après la restauration\u00A0: ${number(await after.activity.count())}`)
    await after.$disconnect()
    await embedded.stop()
  } finally {
    await installation.remove()
  }
}

await main()
