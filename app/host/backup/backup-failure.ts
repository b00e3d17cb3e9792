import type { BackupFailure } from '#app/domain/backup-state.ts'
import { codeOf, Failure, systemFailure } from '../failure.ts'

/** What the dashboard says of an error. */
export function causeOf(error: unknown): BackupFailure {
  const system = systemFailure(error)
  if (system) return /plus de place/.test(system.message) ? 'space' : 'rights'
  if (error instanceof Failure) return /plus de place/.test(error.message) ? 'space' : 'refused'
  return 'other'
}

/** One line for the operator; of an unexpected error only its kind, since its text may quote anything. */
export function reasonOf(error: unknown): string {
  const known = error instanceof Failure ? error : systemFailure(error)
  if (known) return known.message
  return error instanceof Error ? `${error.name} ${codeOf(error)}`.trim() : typeof error
}
