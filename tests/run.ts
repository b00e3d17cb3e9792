import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { check } from './check.ts'
import { findChromium } from './support/chromium.ts'
import { frenchSeconds, runTool } from './support/tools.ts'

/*
 * `npm test`: everything, from the format of the sources to journeys in a browser. The last line sums it up, in a form
 * that machines read: « N passed, N failed » and, if any, « , N skipped ».
 */

type Counts = { passed: number; failed: number; skipped: number }

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** One failure that no count holds: a tool that could not even start. */
const BROKEN: Counts = { passed: 0, failed: 1, skipped: 0 }

async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function vitest(project: string, folder: string): Promise<Counts> {
  const report = join(folder, `${project}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { ok } = await runTool(
    'vitest',
    ['run', '--config', 'tests/vitest.config.ts', '--project', project, ...reporters],
    {
      live: true,
    },
  )
  const parsed = VitestReport.safeParse(await readReport(report))
  if (!parsed.success) return BROKEN
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = parsed.data
  // A file that cannot be loaded fails without a test of its own.
  const failed = ok ? numFailedTests : Math.max(1, numFailedTests)
  return { passed, failed, skipped: numPendingTests + numTodoTests }
}

async function browser(folder: string): Promise<Counts> {
  const chromium = await findChromium()
  console.log(`Chromium : ${chromium.origin}`)
  const report = join(folder, 'browser.json')
  const { ok } = await runTool(
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', '--reporter=dot,json'],
    {
      live: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  const parsed = PlaywrightReport.safeParse(await readReport(report))
  if (!parsed.success) return BROKEN
  const { expected, unexpected, flaky, skipped } = parsed.data.stats
  const failed = unexpected + flaky
  return { passed: expected, failed: ok ? failed : Math.max(1, failed), skipped }
}

async function main(): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'brindille-reports-'))
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  const stage = async (title: string, run: () => Promise<Counts>): Promise<void> => {
    console.log(`\n── ${title}`)
    const started = performance.now()
    const counts = await run()
    for (const name of ['passed', 'failed', 'skipped'] as const) total[name] += counts[name]
    const outcome = counts.failed === 0 ? 'réussi' : `${counts.failed} échec(s)`
    console.log(
      `── ${title} : ${outcome}, ${counts.passed} réussite(s), ${frenchSeconds((performance.now() - started) / 1000)}`,
    )
  }
  try {
    let isBuilt = false
    await stage('Contrôles du code et construction', async () => {
      const checked = await check(true)
      isBuilt = checked.isBuilt
      return { ...checked, skipped: 0 }
    })
    await stage('Tests unitaires', () => vitest('unit', folder))
    await stage('Base de données', () => vitest('db', folder))
    if (isBuilt) {
      await stage('Fonctions du serveur', () => vitest('http', folder))
      await stage('Navigateur', () => browser(folder))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return total
}

const { passed, failed, skipped } = await main()
process.exitCode = failed > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
