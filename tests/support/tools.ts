import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project, with a final `/`. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Entry files of the tools, run with the current Node: neither a shell nor `PATH` is involved. */
const ENTRIES = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript/bin/tsc',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  prisma: 'node_modules/prisma/build/index.js',
  build: 'app/host/build.ts',
  expressions: 'tests/laws/linear-expressions.ts',
  prove: 'tests/prove/run.ts',
} as const

export type Tool = keyof typeof ENTRIES

export type ToolResult = { ok: boolean; seconds: number; output: string }

type Options = {
  env?: Record<string, string>
  /** The tool writes to this terminal, and `output` stays empty. */
  live?: boolean
}

/** Runs a tool in the root of the project until it ends. Never rejects: a tool that cannot start is not `ok`. */
export function runTool(
  tool: Tool,
  args: readonly string[],
  { env = {}, live = false }: Options = {},
): Promise<ToolResult> {
  const started = performance.now()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const end = (ok: boolean, reason = '') =>
      resolve({
        ok,
        seconds: (performance.now() - started) / 1000,
        output: Buffer.concat(chunks).toString('utf8') + reason,
      })
    const child = spawn(process.execPath, [ENTRIES[tool], ...args], {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => end(false, error.message))
    child.on('close', (code, signal) => end(code === 0, signal ? `\nArrêté par le signal ${signal}.` : ''))
  })
}

/** A duration for the terminal: « 3,4 s ». */
export function frenchSeconds(seconds: number): string {
  return `${seconds.toFixed(1).replace('.', ',')} s`
}
