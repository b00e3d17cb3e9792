import { offlineSentence, unknownErrorSentence } from '#content/errors.ts'
import { QUERIES } from './constants.ts'

const REFERENCE = / \(référence (\d{3})-([0-9A-F]{6})\)$/

/** Whether the browser knows that it has no connection. */
export const isOffline = (): boolean => !import.meta.env.SSR && navigator.onLine === false

type ReadableError = {
  /** French sentence for the person. */
  sentence: string
  /**
   * Code to give to support, the status and six hexadecimal digits; empty when the error did not come from the server.
   */
  reference: string
  /** HTTP status, 0 when no answer came (network cut, unknown). */
  status: number
}

/**
 * Message of an error on the wire: serialisation keeps only the message, so it carries the status and the reference.
 */
export function messageWithReference(sentence: string, status: number, reference: string): string {
  return `${sentence} (référence ${status}-${reference})`
}

/** Reads back what {@link messageWithReference} wrote. Never throws; an unknown error gives a generic sentence. */
export function parseError(error: unknown): ReadableError {
  const message = error instanceof Error ? error.message : ''
  const match = REFERENCE.exec(message)
  if (!match) return { sentence: isOffline() ? offlineSentence : unknownErrorSentence, reference: '', status: 0 }
  return { sentence: message.slice(0, match.index), reference: `${match[1]}-${match[2]}`, status: Number(match[1]) }
}

/** `retry` of queries: network errors and 5xx only; a refusal (4xx), or no connection, would be the same again. */
export function retryQuery(failures: number, error: unknown): boolean {
  // Server rendering fails at once; the browser retries.
  if (import.meta.env.SSR || isOffline()) return false
  const { status } = parseError(error)
  return failures < QUERIES.retries && (status === 0 || status >= 500)
}
