import { QUERIES } from './constants.ts'
import { parseError } from './parse-error.ts'

/** Retries what may pass (network, 503), never what the server has decided (400 to 499): a refusal repeated is still one. */
export function retryQuery(failures: number, error: unknown): boolean {
  const { status } = parseError(error)
  return failures < QUERIES.retries && (status === 0 || status >= 500)
}
