import { pathToFileURL } from 'node:url'
import { createLogger } from '#app/server/log.server.ts'
import type { Settings } from '#app/server/settings.ts'
import { Failure } from './failure.ts'
import { clientDirectory, serverEntry } from './paths.ts'
import { type Host, type HostOptions, startHost } from './serve.ts'

type BuiltApp = { default?: HostOptions['app'] }

/**
 * Loads the built application and serves it in this process. The settings are in the environment by now, DATABASE_URL
 * included: that is where the application reads them.
 */
export async function runServer(settings: Settings, databaseUrl: string, shared = false): Promise<Host> {
  const log = createLogger(settings.LOG_LEVEL)
  // In an unknown state, ending is safer than going on: whoever watches the process starts it again.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'unexpected error')
    process.exit(70)
  })
  const built: BuiltApp = await import(pathToFileURL(serverEntry).href)
  if (!built.default) throw new Failure(`${serverEntry} n’est pas une application construite. Relancez npm run build.`)
  return startHost({ settings, databaseUrl, clientDirectory, app: built.default, log, shared })
}
