import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import { log } from '../log.server.ts'

const inCall = new AsyncLocalStorage<true>()

/**
 * Runs the handling of a call of a server function. What the framework prints meanwhile is either a failure that the
 * middleware has logged already, or a call that it could not read: a whole error then, with the caller's words, which may
 * hold a password.
 */
export function withoutFrameworkOutput<Result>(handle: () => Result): Result {
  return inCall.run(true, handle)
}

const isGone = (error: Error): boolean =>
  error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET')

/** What libraries print becomes lines of the log, in its form and by its level. */
export function logLibraryOutput(logger: () => Logger = log): void {
  const write =
    (level: 'error' | 'warn') =>
    (...said: unknown[]): void => {
      const error = said.find((it) => it instanceof Error)
      if (inCall.getStore() || (error && isGone(error))) return
      const words = said.filter((it) => typeof it === 'string').join(' ')
      logger()[level]({ ...(error && { err: error }) }, words || 'said by a library')
    }
  console.error = write('error')
  console.warn = write('warn')
}
