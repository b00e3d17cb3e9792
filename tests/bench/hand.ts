import { type Browser, chromium } from '@playwright/test'
import { createActivity } from '#tests/support/activities.ts'
import { findChromium } from '#tests/support/chromium.ts'
import { openCluster } from '#tests/support/cluster.ts'
import type { NetworkLine } from '#tests/support/page-load.ts'
import { preparePage } from '#tests/support/pages.ts'
import { createPerson, createStaffedDaycare } from '#tests/support/people.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { firstSectionDelay } from './first-section.ts'
import { type Gesture, pressed } from './hand-gestures.ts'
import { GESTURES, navigations, openPage } from './hand-navigation.ts'
import { CARDS, type Frames, scrolling } from './hand-scroll.ts'
import { median } from './load.ts'

/*
 * `npm run bench:hand`: what a hand waits for, in a browser over 10 Mbps with a round trip of 40 ms. `-- scroll print` runs
 * only these parts. Times depend on what else the machine does; CPU, requests, chains and frames of a press hardly do.
 */

const LINE: NetworkLine = { bits: 10_000_000, latency: 40 }
const ROUNDS = 3

const whole = (value: number) => value.toFixed(0)
const p75 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0

/** From each link of the sidebar to its page, no code of which is in the browser yet. */
async function navigation(browser: Browser, server: TestServer): Promise<void> {
  const { manager } = await createStaffedDaycare(server.db)
  const people = [manager, await createPerson(server.db, 'SUPERADMIN')]
  for (const gesture of GESTURES) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++)
      for (const person of people) rounds.push(await navigations(browser, server, { person, line: LINE, gesture }))
    const all = rounds.flat()
    console.log(`\nFrom the sidebar, ${gesture.name}`)
    for (const [to, runs] of Map.groupBy(all, (it) => it.to))
      console.log(
        `  ${to.padEnd(26)} ${whole(median(runs.map(({ ms }) => ms)))} ms, ${whole(median(runs.map(({ cpu }) => cpu)))} ms of CPU, ${median(runs.map(({ requests }) => requests))} requests, ${median(runs.map(({ chain }) => chain))} one after the other`,
      )
    console.log(
      `  p50 ${whole(median(all.map(({ ms }) => ms)))} ms, p75 ${whole(p75(all.map(({ ms }) => ms)))} ms from the release of the button; p75 ${whole(p75(all.map(({ fromDown }) => fromDown)))} ms from its press`,
    )
  }
}

/** Whatever is ticked, chosen or starred, while the server does not answer. */
async function gestures(browser: Browser, server: TestServer): Promise<void> {
  const { daycare, teacher } = await createStaffedDaycare(server.db)
  const sheet = await createActivity(server.db, { daycareId: daycare.id, authorId: teacher.id })
  const admin = await createPerson(server.db, 'SUPERADMIN')
  const quiz = await preparePage(server.db, '/quiz/$quizId')
  const ofTeacher: Omit<Gesture, 'person'>[] = [
    {
      name: 'library, chip « Favoris »',
      path: '/activities',
      press: '[aria-label="Filtrer les activités"] > button[aria-pressed]',
    },
    {
      name: 'library, a box of a filter',
      path: '/activities',
      before: (page) => page.locator('[aria-label="Filtrer les activités"] button').first().click(),
      press: '[aria-label="Filtrer les activités"] input[type=checkbox]',
    },
    { name: 'library, star of a card', path: '/activities', press: '.activity-card button[aria-pressed]' },
    { name: 'sheet, star', path: `/activities/${sheet.id}`, press: 'article button[aria-pressed]' },
    {
      name: 'sheet, who may read it',
      path: `/activities/${sheet.id}`,
      press: 'fieldset input[type=radio]:not(:checked)',
    },
    { name: 'backpack, a tick', path: '/alex/backpack', press: 'input[type=checkbox]' },
    { name: 'backpack, season', path: '/alex/backpack', press: 'input[type=radio]:not(:checked)' },
    { name: 'self-assessment, a level', path: '/self-assessment', press: 'article input[type=radio]' },
    {
      name: 'situations, a box of a filter',
      path: '/alex/risks-vs-benefits',
      before: (page) => page.locator('[aria-label="Filtrer les situations"] button').first().click(),
      press: '[aria-label="Filtrer les situations"] input[type=checkbox]',
    },
    {
      name: 'situation, a statement to its side',
      path: '/alex/risks-vs-benefits/1',
      press: '[data-statement] button',
      shows: '[data-statement] h2',
    },
    { name: 'week, next week', path: '/activities/week', press: 'main a[href*="week?"]', shows: 'main h2' },
  ]
  const all: Gesture[] = [
    ...ofTeacher.map((it) => ({ ...it, person: teacher })),
    { name: 'quiz, a choice', path: quiz.path, person: quiz.person ?? teacher, press: 'main form input' },
    {
      name: 'question bank, « À revoir »',
      path: '/admin/question-bank',
      person: admin,
      press: 'main button[aria-pressed=false]',
    },
  ]
  console.log('\nShown by the page while the server does not answer')
  for (const gesture of all) {
    const { frame, ms, cpu } = await pressed(browser, server, gesture)
    console.log(
      `  ${gesture.name.padEnd(36)} ${frame === null ? 'NOT SHOWN' : `frame ${frame}, ${whole(ms)} ms, ${whole(cpu)} ms of CPU in all`}`,
    )
  }
}

function describeFrames({ frames, dropped, longTasks, longest, cpu, requests }: Frames): string {
  return `${frames} frames, ${dropped} dropped, ${longTasks} long tasks (longest ${whole(longest)} ms), ${whole(cpu)} ms of CPU, ${requests} requests`
}

async function scroll(browser: Browser, server: TestServer): Promise<void> {
  const { loading, scrolled, starMs, starCpu } = await scrolling(browser, server, LINE)
  console.log(`\nLibrary with ${CARDS} cards`)
  console.log(`  while it loads: ${describeFrames(loading)}`)
  console.log(`  scrolled for 10 s: ${describeFrames(scrolled)}`)
  console.log(`  a star: ${whole(starMs)} ms, ${whole(starCpu)} ms of CPU`)
}

/** From the press of each button to the call of the print dialog, and to the end of a PDF. */
async function print(browser: Browser, server: TestServer): Promise<void> {
  const { daycare, teacher } = await createStaffedDaycare(server.db)
  const starter = await server.db.activity.findFirstOrThrow({
    where: { daycareId: null },
    orderBy: { summary: 'desc' },
  })
  const { page } = await openPage(browser, server, teacher, LINE)
  await page.goto(`/activities/${starter.id}`, { waitUntil: 'networkidle' })
  console.log(`\nPrint of a sheet (${daycare.name})`)
  for (const name of ['Fiche courte', 'Fiche complète']) {
    const runs = []
    for (let round = 0; round < ROUNDS; round++) {
      await page.getByRole('button', { name: 'Imprimer' }).click()
      const called = await page.evaluate((label) => {
        let calledAt = 0
        // In the format to print, up to its layout.
        window.print = () => {
          document.body.getBoundingClientRect()
          calledAt = performance.now()
        }
        const begun = performance.now()
        ;[...document.querySelectorAll('button')].find((it) => it.textContent?.startsWith(label))?.click()
        return calledAt - begun
      }, name)
      const begun = performance.now()
      await page.pdf({ preferCSSPageSize: true })
      runs.push({ called, pdf: performance.now() - begun })
    }
    console.log(
      `  ${name}: dialog after ${whole(median(runs.map(({ called }) => called)))} ms, pages after ${whole(median(runs.map(({ pdf }) => pdf)))} ms more`,
    )
  }
  await page.context().close()
}

const firstSection = async () =>
  console.log(`\nFirst section: ${whole(await firstSectionDelay())} ms after the model’s`)

const PARTS = { navigation, gestures, scroll, print, 'first-section': firstSection }
const wanted = process.argv.slice(2)

const stop = await openCluster()
const server = await startServer({ LOG_LEVEL: 'warn' })
const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
try {
  for (const [name, run] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) await run(browser, server)
} finally {
  await browser.close()
  await server.stop()
  await stop()
}
