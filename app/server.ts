import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { withWordedRefusals } from './server/worded-refusals.server.ts'

const handle = createStartHandler({ handler: defaultStreamHandler })

export default createServerEntry({
  fetch: (request, options) => withWordedRefusals(request, () => handle(request, options)),
})
