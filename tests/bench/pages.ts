import { chromium } from '@playwright/test'
import { createActivity } from '#tests/support/activities.ts'
import { findChromium } from '#tests/support/chromium.ts'
import { openCluster } from '#tests/support/cluster.ts'
import { loadPage, type NetworkLine } from '#tests/support/page-load.ts'
import { createPerson, createStaffedDaycare } from '#tests/support/people.ts'
import { startServer } from '#tests/support/server.ts'
import { median } from './load.ts'

/*
 * `npm run bench:pages`: time until a page is hydrated at a first visit, over 10 Mbps with a round trip of 40 ms, what it
 * requests, and what it requests only when the mouse first moves.
 */

const LINE: NetworkLine = { bits: 10_000_000, latency: 40 }
const ROUNDS = 3

const stop = await openCluster()
const server = await startServer({ LOG_LEVEL: 'warn' })
const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
try {
  const { daycare, teacher } = await createStaffedDaycare(server.db)
  const admin = await createPerson(server.db, 'SUPERADMIN')
  const sheet = await createActivity(server.db, { daycareId: daycare.id, authorId: teacher.id })
  const pages = [
    { path: '/login', person: null },
    { path: '/activities', person: teacher },
    { path: '/quiz', person: teacher },
    { path: `/activities/${sheet.id}`, person: teacher },
    { path: '/definitions', person: teacher },
    { path: '/admin/question-bank', person: admin },
  ]
  for (const { path, person } of pages) {
    const loads = []
    for (let round = 0; round < ROUNDS; round++)
      loads.push(await loadPage(browser, server, { path, person, line: LINE }))
    const [{ requests, scripts, requestsAtMouseMove: atMouseMove }] = loads as [(typeof loads)[number]]
    const usable = median(loads.map((load) => load.hydratedAfter)) / 1_000
    console.log(
      `${path.padEnd(46)} ${usable.toFixed(2)} s  ${requests.length} requests  ${Math.round(scripts / 1_000)} kB of scripts  ${atMouseMove.length} at the mouse`,
    )
  }
} finally {
  await browser.close()
  await server.stop()
  await stop()
}
