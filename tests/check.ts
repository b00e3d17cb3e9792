import pLimit from 'p-limit'
import { ensurePrismaClient } from '#app/host/build/prisma-client.ts'
import { frenchSeconds, runTool, type Tool } from './support/tools.ts'

/*
 * `npm run check`: everything that can be said about the code without running it. `npm run check -- --fix` first lets
 * the formatter and the linter repair what they can.
 */

type Check = { name: string; tool: Tool; args: string[] }

const FOLDERS = ['app', 'content', 'prisma', 'tests']

const BUILD: Check = { name: 'construction', tool: 'build', args: ['--if-stale'] }

/** The longest first, so that both lanes end together. */
const CHECKS: Check[] = [
  { name: 'types', tool: 'tsc', args: ['--noEmit', '--pretty', 'false'] },
  { name: 'expressions régulières', tool: 'expressions', args: [] },
  { name: 'code mort', tool: 'knip', args: ['--no-progress', '--no-config-hints'] },
  {
    name: 'dépendances entre modules',
    tool: 'depcruise',
    args: [...FOLDERS, '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  },
  {
    name: 'architecture',
    tool: 'vitest',
    args: ['run', '--config', 'tests/vitest.config.ts', '--project', 'architecture', '--reporter=dot'],
  },
  { name: 'mise en forme', tool: 'biome', args: ['ci', '--colors=off', '--reporter=summary'] },
  { name: 'règles de code', tool: 'oxlint', args: ['--deny-warnings', '--format=unix'] },
]

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

async function runCheck({ name, tool, args }: Check): Promise<boolean> {
  const { ok, seconds, output } = await runTool(tool, args, { env: { NO_COLOR: '1', FORCE_COLOR: '0' } })
  console.log(`${ok ? '✓' : '✗'} ${name} (${frenchSeconds(seconds)})`)
  if (!ok) console.log(output.replace(ESCAPES, '').trim().replace(/^/gm, '    '))
  return ok
}

type Outcome = { passed: number; failed: number; failures: string[]; isBuilt: boolean }

/**
 * Runs every check, two at once, prints one line for each, and counts.
 * @param withBuild builds the application meanwhile, when it is missing or out of date
 */
export async function check(withBuild = false): Promise<Outcome> {
  await ensurePrismaClient()
  const checks = withBuild ? [BUILD, ...CHECKS] : CHECKS
  const turn = pLimit(2)
  const results = await Promise.all(checks.map((it) => turn(() => runCheck(it))))
  const failures = checks.filter((_, index) => !results[index]).map((it) => it.name)
  const failed = failures.length
  return { passed: checks.length - failed, failed, failures, isBuilt: withBuild && results[0] === true }
}

async function fix(): Promise<void> {
  await runTool('oxlint', ['--fix', '--quiet'])
  await runTool('biome', ['check', '--write', '--colors=off'])
}

if (import.meta.main) {
  if (process.argv.includes('--fix')) await fix()
  const { passed, failed } = await check()
  console.log(failed === 0 ? `Tout est en ordre (${passed} contrôles).` : `${failed} contrôle(s) à corriger.`)
  process.exitCode = failed === 0 ? 0 : 1
}
