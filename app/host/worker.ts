import { printError } from './failure.ts'
import { loadSettings } from './load-settings.ts'
import { runServer } from './run-server.ts'
import type { WorkerMessage } from './workers.ts'

// One of the processes of WEB_CONCURRENCY, started by the primary, which has put DATABASE_URL in the environment.
const tell = (message: WorkerMessage): void => void process.send?.(message)

try {
  const settings = loadSettings()
  const host = await runServer(settings, settings.DATABASE_URL ?? '', true)
  let draining = false
  const drain = async () => {
    if (draining) return
    draining = true
    process.exit((await host.drain()) ? 0 : 1)
  }
  process.on('message', (message: WorkerMessage) => message.type === 'drain' && drain())
  // Its primary died: nobody would start it again or stop it.
  process.on('disconnect', drain)
  process.on('SIGTERM', drain)
  // Ctrl-C reaches the whole group; the primary decides.
  process.on('SIGINT', () => {})
  tell({ type: 'ready' })
} catch (error) {
  if (!process.send) printError(error)
  tell({ type: 'failed', sentence: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  process.disconnect?.()
}
