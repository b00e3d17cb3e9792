import { SettingsError } from '#app/server/settings.ts'

/** Something that the operator can understand and act on: its message is shown alone, in French, without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** What the system and Postgres call a disk that is full, a quota used up, a limit on the size of files. */
const NO_SPACE =
  /ENOSPC|EDQUOT|EFBIG|No space left on device|wrote only \d+ of \d+ bytes|Disk quota exceeded|File too large/

/** The sentence for what the machine refuses, whoever met it; undefined when the error is about something else. */
export function machineFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined
  const path = 'path' in error && error.path ? `\u00A0: ${error.path}` : ''
  if (NO_SPACE.test(error.message))
    return new Failure(
      `Il n’y a plus de place sur le disque${path}. Libérez-en (500 Mo suffisent pour commencer) ou choisissez un autre dossier de données par le réglage BRINDILLE_DATA_DIR, puis relancez.`,
    )
  if ('code' in error && /^(EACCES|EPERM|EROFS)$/.test(String(error.code)))
    return new Failure(`Ce compte n’a pas les droits qu’il faut${path}. Changez-les, ou changez de compte.`)
  return undefined
}

/** Prints an error: the sentence of one that is meant for the operator, the whole of an unexpected one. */
export function printError(error: unknown): void {
  const known = error instanceof Failure || error instanceof SettingsError ? error : machineFailure(error)
  console.error(known ? `\n${known.message}\n` : error)
}

/** Runs a command of npm: a refusal is a sentence and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}
