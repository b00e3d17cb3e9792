import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, Failure } from '../failure.ts'
import { isRefusal, withClient } from './connection.ts'

/** The database may be on a machine that is starting too. */
const WAIT_MAX_MS = 30_000
/** As `server_version_num`: 15.0. */
const SERVER_VERSION_MIN = 150_000

/** The operator is told that we are waiting only after this. */
const NOTICE_AFTER_MS = 2_000

async function serverVersion(url: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ number: number }>(`SELECT current_setting('server_version_num')::int AS number`),
  )
  return rows[0]?.number ?? 0
}

/**
 * Waits until a database answers.
 * @param setting name of the setting that holds `url`, for the sentences.
 * @throws Failure when it does not answer within 30 s, refuses the connection, or is older than Postgres 15.
 */
export async function waitForDatabase(setting: string, url: string): Promise<void> {
  const { hostname, pathname } = new URL(url)
  const name = `${hostname}${pathname}`
  let isNoticePrinted = false
  for (const begun = Date.now(); ; await sleep(500)) {
    try {
      const version = await serverVersion(url)
      if (version < SERVER_VERSION_MIN)
        throw new Failure(
          `La base ${name} est un Postgres trop ancien\u00A0: il faut la version 15 ou une plus récente.`,
        )
      return
    } catch (error) {
      if (error instanceof Failure) throw error
      const reason = (error instanceof Error ? error.message : String(error)) || codeOf(error)
      if (isRefusal(error))
        throw new Failure(
          `La base ${name} refuse la connexion\u00A0: ${reason}. Corrigez le nom, le mot de passe ou la base dans ${setting}.`,
        )
      const waited = Date.now() - begun
      if (waited > WAIT_MAX_MS) throw new Failure(`La base ${name} (${setting}) ne répond pas\u00A0: ${reason}.`)
      if (waited < NOTICE_AFTER_MS || isNoticePrinted) continue
      isNoticePrinted = true
      console.error(`La base ${name} (${setting}) ne répond pas encore (${reason}). J’attends jusqu’à 30 s…`)
    }
  }
}
