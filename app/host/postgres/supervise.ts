import { printError } from '../failure.ts'
import { readPostmaster } from './postmaster-file.ts'
import { type Cluster, startServer } from './server.ts'

const EVERY = 1_000

/**
 * Starts the server again when it has died (killed by hand, or by a machine short of memory). The address stays the
 * same over a Unix socket. @returns what ends the supervision.
 */
export function superviseServer(cluster: Cluster): () => void {
  let starting = false
  const timer = setInterval(async () => {
    if (starting || readPostmaster(cluster.home)) return
    starting = true
    await startServer(cluster).catch(printError)
    starting = false
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
