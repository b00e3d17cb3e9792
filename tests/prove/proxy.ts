import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the way to the database does: lets through, cuts and refuses, or lets each message wait. */
type Way = 'open' | 'cut' | 'slow'

/** Milliseconds that each message to the database waits on a slow way. */
export const SLOW_MS = 500

export type DatabaseProxy = {
  /** The address of a database of the cluster, through this proxy. */
  through: (url: string) => string
  set: (way: Way) => void
  close: () => Promise<void>
}

/** The way to a cluster, which can be spoiled. @param url any address of that cluster, over a socket or TCP */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  let way: Way = 'open'
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    if (way === 'cut') return client.destroy()
    const database = folder
      ? connect(join(folder, `.s.PGSQL.${port}`))
      : connect({ host: hostname, port: Number(port) })
    let previous = Promise.resolve()
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    database.on('data', (chunk) => client.write(chunk))
    client.on('data', (chunk) => {
      previous = previous.then(async () => {
        if (way === 'slow') await sleep(SLOW_MS)
        database.write(chunk)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0
  return {
    through: (target) => {
      const proxied = new URL(target)
      proxied.hostname = '127.0.0.1'
      proxied.port = String(ownPort)
      proxied.searchParams.delete('host')
      return proxied.href
    },
    set: (next) => {
      way = next
      if (way === 'cut') for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
