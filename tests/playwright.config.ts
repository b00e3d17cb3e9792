import { defineConfig } from '@playwright/test'
import { findChromium } from './support/chromium.ts'

const { executablePath, args } = await findChromium()
// The workers load this file too: they take the same browser without looking for it again.
process.env.CHROMIUM_PATH = executablePath

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time has failed.
  retries: 0,
  // Far more than any needs, for a machine that does something else too; a journey that waits for nothing still ends.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // One journey is about it; in the others it would hide requests from those who count or cut them.
    serviceWorkers: 'block',
    viewport: { width: 1360, height: 900 },
    // Colours and panels change at once: drawn frame by frame, they are a fifth of what the browser does.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args },
    screenshot: 'only-on-failure',
    // Steps, console and network. A film and a copy of the page at each step would cost every test that passes as well.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})
