import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { startGeneratorWarmUp } from './features/activities/generator/warm-up.server.ts'
import { startRecheckJob } from './features/activities/recheck/recheck.server.ts'
import { startFiguresJob } from './features/activities/reports/figures.server.ts'
import { reportAudit } from './server/audit.server.ts'
import { translateFrameworkErrors } from './server/framework-errors.server.ts'
import { interrupt, waitForBackgroundWork } from './server/interruption.server.ts'
import { logLibraryOutput } from './server/library-output.server.ts'
import { logAuditEntries } from './server/log.server.ts'
import { startMailWorker } from './server/mail/mail-worker.server.ts'
import { metrics } from './server/metrics.server.ts'
import { startRetentionJob } from './server/personal-data/retention.server.ts'
import { sharedPage } from './server/shared-pages.server.ts'

// Every loader is done before the page is rendered, so that nothing would stream: one string costs less than chunks.
const entry = createServerEntry({ fetch: createStartHandler({ handler: defaultRenderHandler }) })

/**
 * Starts the jobs that no request waits for; called by the host.
 * @returns stops them, and waits for what is running.
 */
function startBackground(): () => Promise<void> {
  metrics.start()
  const stops = [
    startMailWorker(),
    startRetentionJob(),
    startRecheckJob(),
    startFiguresJob(),
    startGeneratorWarmUp(),
    waitForBackgroundWork,
  ]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

reportAudit(logAuditEntries)

// In development there is no host to start the jobs, and the output of libraries goes to the terminal.
if (import.meta.env.DEV) startBackground()
else logLibraryOutput()

export default {
  // Around the entry: the framework answers some errors before any route or middleware.
  fetch: (request: Request) => sharedPage(request, () => translateFrameworkErrors(request, () => entry.fetch(request))),
  startBackground,
  interrupt,
  metrics,
}
