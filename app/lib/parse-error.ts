import { unknownErrorSentence } from '#content/errors.ts'
import { QUERIES } from './constants.ts'

const REFERENCE = / \(référence (\d{3})-([0-9A-F]{6})\)$/

export type ReadableError = {
  /** French sentence for the person. */
  sentence: string
  /** Short code to give to support; empty when the error did not come from the server. */
  reference: string
  /** HTTP status, 0 when no answer came (network cut, unknown). */
  status: number
}

/** Message of an error as it travels: the class and its fields are lost on the way, so the text carries them. */
export function messageWithReference(sentence: string, status: number, reference: string): string {
  return `${sentence} (référence ${status}-${reference})`
}

/** Reads back what {@link messageWithReference} wrote. Never throws; an unknown error gives a generic sentence. */
export function parseError(error: unknown): ReadableError {
  const message = error instanceof Error ? error.message : ''
  const match = REFERENCE.exec(message)
  if (!match) return { sentence: unknownErrorSentence, reference: '', status: 0 }
  return { sentence: message.slice(0, match.index), reference: `${match[1]}-${match[2]}`, status: Number(match[1]) }
}

/** Retries what may pass (network, 503), never what the server has decided (400 to 499): a refusal repeated is still one. */
export function retryQuery(failures: number, error: unknown): boolean {
  // On the server a page that fails says so at once; the browser tries again.
  if (import.meta.env.SSR) return false
  const { status } = parseError(error)
  return failures < QUERIES.retries && (status === 0 || status >= 500)
}
