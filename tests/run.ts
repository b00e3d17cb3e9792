import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { check } from './check.ts'
import { findChromium } from './support/chromium.ts'
import { frenchSeconds, projectRoot, runTool } from './support/tools.ts'

/*
 * `npm test`: everything, from the format of the sources to journeys in a browser. The last line sums it up, in a form
 * that machines read: « N passed, N failed » and, if any, « , N skipped ».
 */

type Counts = { passed: number; failed: number; skipped: number }
/** `failures`: what failed, each with the first line of why, said again at the end: a log is often read from there. */
type Stage = Counts & { failures: string[] }

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.optional(z.array(z.string())) }),
      ),
    }),
  ),
})
const PlaywrightSuite = z.object({
  file: z.string(),
  get suites() {
    return z.optional(z.array(PlaywrightSuite))
  },
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(PlaywrightSuite),
})

/** One failure that no count holds: a tool that could not even start. */
const BROKEN: Stage = { passed: 0, failed: 1, skipped: 0, failures: ['rien n’a pu commencer'] }

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? ''

function vitestFailures({ testResults }: z.infer<typeof VitestReport>): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(projectRoot, name)
    const failed = assertionResults.filter((it) => it.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${file} : ${firstLine(message)}`] : []
    return failed.map((it) => `${file} > ${it.fullName} : ${firstLine(it.failureMessages?.[0])}`)
  })
}

function playwrightFailures({ file, suites = [], specs }: z.infer<typeof PlaywrightSuite>): string[] {
  const own = specs.filter((it) => !it.ok).map((it) => `${file} > ${it.title}`)
  return [...own, ...suites.flatMap(playwrightFailures)]
}

async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function vitest(project: string, folder: string): Promise<Stage> {
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
  return { passed, failed, skipped: numPendingTests + numTodoTests, failures: vitestFailures(parsed.data) }
}

async function browser(folder: string): Promise<Stage> {
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
  const failures = parsed.data.suites.flatMap(playwrightFailures)
  return { passed: expected, failed: ok ? failed : Math.max(1, failed), skipped, failures }
}

/**
 * `npm run prove -- --quick` but its load, which takes a machine that does nothing else: each line of its table counts as a test.
 * It reads /proc, which only Linux has.
 */
async function proofs(): Promise<Stage> {
  if (process.platform !== 'linux') return { passed: 0, failed: 0, skipped: 1, failures: [] }
  const { ok, output } = await runTool('prove', ['--quick', '--only=kills,faults,attacks'])
  console.log(output)
  const lines = output.split('\n')
  const failures = lines.filter((line) => line.startsWith('  ✗ ')).map((line) => line.slice(4))
  // What ended it before its table was whole.
  if (!ok && failures.length === 0) failures.push(lines.findLast((line) => line.trim() !== '') ?? '')
  const passed = lines.filter((line) => line.startsWith('  ✓ ')).length
  return { passed, failed: failures.length, skipped: 0, failures }
}

async function main(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'brindille-reports-'))
  const total: Stage = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const stage = async (title: string, run: () => Promise<Stage>): Promise<void> => {
    console.log(`\n── ${title}`)
    const started = performance.now()
    const counts = await run()
    for (const name of ['passed', 'failed', 'skipped'] as const) total[name] += counts[name]
    total.failures.push(...counts.failures.map((it) => `${title}, ${it}`))
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
      await stage('Pannes et attaques', proofs)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return total
}

const { passed, failed, skipped, failures } = await main()
process.exitCode = failed > 0 ? 1 : 0
for (const it of failures) console.log(`✗ ${it}`)
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
