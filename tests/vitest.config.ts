import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const consoleGuard = 'tests/support/console-guard-setup.ts'

/*
 * Without the framework's plugin: inside it, server functions cannot be executed and components lose their hooks.
 * Operations (*.server.ts) are called directly; server functions are tested over HTTP on the built server.
 */
export default defineConfig({
  root,
  test: {
    // Files of several workers share two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second by default, which a busy machine takes for one question.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{app,content,prisma}/**/*.test.{ts,tsx}',
            'tests/{content,support}/**/*.test.ts',
            'tests/laws/{linear-expressions,linear-time,proofs}.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
          setupFiles: [consoleGuard],
          maxWorkers: 2,
          // Files share the modules that a worker has loaded, which is half of the time: none keeps anything in them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/laws/{architecture,security,text-limits}.test.ts'],
          setupFiles: [consoleGuard],
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['{app,prisma,tests}/**/*.db.test.ts'],
          setupFiles: [consoleGuard, 'tests/support/db-setup.ts'],
          globalSetup: ['tests/support/cluster-setup.ts'],
          maxWorkers: 2,
          // To load the application takes longer than most files: they share it, and each has its own database.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/guards/**/*.test.ts', 'tests/first-visit.test.ts'],
          setupFiles: [consoleGuard],
          globalSetup: ['tests/support/cluster-setup.ts'],
          maxWorkers: 2,
          // More pages at once would slow each other down.
          maxConcurrency: 2,
        },
      },
    ],
  },
})
