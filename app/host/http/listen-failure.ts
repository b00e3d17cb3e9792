import { createServer } from 'node:net'
import { Failure } from '../failure.ts'

type Place = { HOST: string; PORT: number }

/** The sentence for an address that cannot be listened on; undefined when the error is about something else. */
export function listenFailure(error: unknown, { HOST, PORT }: Place): Failure | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
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

/** Asks for the port and gives it back, before any long work is done in vain. Throws Failure. */
export async function checkPort(place: Place): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port: place.PORT, host: place.HOST, exclusive: true }, resolve)
    })
  } catch (error) {
    throw listenFailure(error, place) ?? error
  } finally {
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
}
