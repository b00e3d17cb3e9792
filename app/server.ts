import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { startMailWorker } from './server/mail/mail-worker.server.ts'
import { withWordedRefusals } from './server/worded-refusals.server.ts'

const handle = createStartHandler({ handler: defaultStreamHandler })

/** What goes on behind the requests, started by the host. @returns stops it */
const startBackground = startMailWorker

// In development no host starts it.
if (import.meta.env.DEV) startBackground()

export default {
  ...createServerEntry({
    fetch: (request, options) => withWordedRefusals(request, () => handle(request, options)),
  }),
  startBackground,
}
