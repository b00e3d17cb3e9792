import { SettingsError } from '#app/server/settings.ts'

/** An error that the operator can act on: its French message is printed without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** The code of an error of the system or of Postgres; empty when it has none. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Messages of the system and of Postgres for a full disk, an exhausted quota, a limit on the size of files. */
const NO_SPACE =
  /ENOSPC|EDQUOT|EFBIG|No space left on device|wrote only \d+ of \d+ bytes|Disk quota exceeded|File too large/

/** The French sentence for a full disk or missing rights; undefined for any other error. */
export function systemFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined
  const path = 'path' in error && error.path ? `\u00A0: ${error.path}` : ''
  if (NO_SPACE.test(error.message))
    return new Failure(
      `Il n’y a plus de place sur le disque${path}. Libérez-en (500 Mo suffisent pour commencer) ou choisissez un autre dossier de données par le réglage BRINDILLE_DATA_DIR, puis relancez.`,
    )
  if (/^(EACCES|EPERM|EROFS)$/.test(codeOf(error)))
    return new Failure(`Ce compte n’a pas les droits qu’il faut${path}. Changez-les, ou changez de compte.`)
  return undefined
}

/** Prints the sentence of an error meant for the operator, or the whole of an unexpected one. */
export function printError(error: unknown): void {
  const known = error instanceof Failure || error instanceof SettingsError ? error : systemFailure(error)
  console.error(known ? `\n${known.message}\n` : error)
}

/** Runs an npm command; when it throws, prints the error and sets exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}
