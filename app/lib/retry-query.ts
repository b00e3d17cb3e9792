import { QUERIES } from './constants.ts'
import { parseError } from './parse-error.ts'

/** Retries what may pass (network, 503), never what the server has decided (400 to 499): a refusal repeated is still one. */
export function retryQuery(failures: number, error: unknown): boolean {
  // On the server a page that fails says so at once; the browser tries again.
  if (import.meta.env.SSR) return false
  const { status } = parseError(error)
  return failures < QUERIES.retries && (status === 0 || status >= 500)
}
