import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { interrupt, whenWorkEnded } from './server/interruption.server.ts'
import { logLibraryOutput } from './server/llm/library-output.server.ts'
import { startMailWorker } from './server/mail/mail-worker.server.ts'
import { startRetentionJob } from './server/personal-data/retention.server.ts'
import { withWordedRefusals } from './server/worded-refusals.server.ts'

const entry = createServerEntry({ fetch: createStartHandler({ handler: defaultStreamHandler }) })

/** What goes on behind the requests, started by the host. @returns stops it */
function startBackground(): () => Promise<void> {
  const stops = [startMailWorker(), startRetentionJob(), whenWorkEnded]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

// In development no host starts it, and what is printed is for the person at the keyboard.
if (import.meta.env.DEV) startBackground()
else logLibraryOutput()

export default {
  // Around the entry: what goes wrong before a route or a function, it words itself.
  fetch: (request: Request) => withWordedRefusals(request, () => entry.fetch(request)),
  startBackground,
  interrupt,
}
