import { SettingsError } from '#app/server/settings.ts'

/** Something that the operator can understand and act on: its message is shown alone, in French, without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** Prints an error: the sentence of one that is meant for the operator, the whole of an unexpected one. */
export function printError(error: unknown): void {
  const readable = error instanceof Failure || error instanceof SettingsError
  console.error(readable ? `\n${error.message}\n` : error)
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
