import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import { log } from './log.server.ts'

const callContext = new AsyncLocalStorage<true>()

/**
 * Runs the handling of a call of a server function with the console muted. What the framework prints then is either an
 * error that the middleware has already logged, or a payload that it could not decode, quoted in the error: that may
 * hold a password.
 */
export function muteFrameworkOutput<Result>(handle: () => Result): Result {
  return callContext.run(true, handle)
}

const isClientGone = (error: Error): boolean =>
  error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET')

/** Replaces `console.error` and `console.warn`, so that the output of libraries goes to the log, at its level. */
export function logLibraryOutput(logger: () => Logger = log): void {
  const write =
    (level: 'error' | 'warn') =>
    (...args: unknown[]): void => {
      const error = args.find((arg) => arg instanceof Error)
      if (callContext.getStore() || (error && isClientGone(error))) return
      const text = args.filter((arg) => typeof arg === 'string').join(' ')
      logger()[level]({ ...(error && { err: error }) }, text || 'said by a library')
    }
  console.error = write('error')
  console.warn = write('warn')
}
