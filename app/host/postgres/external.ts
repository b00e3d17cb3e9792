import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { isRefusal, withClient } from './connection.ts'

/** Milliseconds: machines that start together are not ready at the same instant. */
const PATIENCE = 30_000
const OLDEST = 150_000

/** How long the silence is left without a word. */
const SILENCE = 2_000

async function serverVersion(url: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ number: number }>(`SELECT current_setting('server_version_num')::int AS number`),
  )
  return rows[0]?.number ?? 0
}

/** Waits until the database of an address answers; `setting` names the setting that holds it. Throws Failure when it does not, refuses, or is too old. */
export async function awaitDatabase(setting: string, url: string): Promise<void> {
  const { hostname, pathname } = new URL(url)
  const name = `${hostname}${pathname}`
  let isSaid = false
  for (const begun = Date.now(); ; await sleep(500)) {
    try {
      const version = await serverVersion(url)
      if (version < OLDEST)
        throw new Failure(
          `La base ${name} est un Postgres trop ancien\u00A0: il faut la version 15 ou une plus récente.`,
        )
      return
    } catch (error) {
      if (error instanceof Failure) throw error
      const reason = error instanceof Error ? error.message : String(error)
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (isRefusal(error))
        throw new Failure(
          `La base ${name} refuse la connexion\u00A0: ${reason}. Corrigez le nom, le mot de passe ou la base dans ${setting}.`,
        )
      const waited = Date.now() - begun
      if (waited > PATIENCE) throw new Failure(`La base ${name} (${setting}) ne répond pas\u00A0: ${reason || code}.`)
      if (waited < SILENCE || isSaid) continue
      isSaid = true
      console.error(`La base ${name} (${setting}) ne répond pas encore (${reason || code}). J’attends jusqu’à 30 s…`)
    }
  }
}
