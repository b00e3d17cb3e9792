import { createServer } from 'node:net'
import { codeOf, Failure } from '../failure.ts'

type ListenAddress = { HOST: string; PORT: number }

/** The French sentence for an address that cannot be listened on; undefined for any other error. */
export function listenFailure(error: unknown, { HOST, PORT }: ListenAddress): Failure | undefined {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return new Failure(
      `Le port ${PORT} est déjà pris. Libérez-le ou choisissez-en un autre\u00A0: PORT=${PORT + 1} npm start`,
    )
  }
  if (code === 'EACCES')
    return new Failure(`Ce compte ne peut pas écouter sur le port ${PORT}. Choisissez-en un autre que PORT=${PORT}.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new Failure(`L’adresse ${HOST} n’est pas celle de cette machine. Corrigez le réglage HOST.`)
  }
  return undefined
}

/** Checks that the port can be listened on, before any long work. Throws Failure. */
export async function checkPort(address: ListenAddress): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port: address.PORT, host: address.HOST, exclusive: true }, resolve)
    })
  } catch (error) {
    throw listenFailure(error, address) ?? error
  } finally {
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
}
