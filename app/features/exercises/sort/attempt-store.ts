import type { QueryClient } from '@tanstack/react-query'
import { parseError } from '#app/lib/parse-error.ts'
import { sendAttempt, sendRestart } from '../queries.ts'
import { type KeptAttempt, keyOf, parseKept, withKept, without } from './kept-attempts.ts'

// Where the browser forbids or has filled its store, the work at least survives until the tab closes.
const memory = new Map<string, string>()

function read(userId: string): KeptAttempt[] {
  try {
    return parseKept(localStorage.getItem(keyOf(userId)) ?? memory.get(userId) ?? null)
  } catch {
    return parseKept(memory.get(userId) ?? null)
  }
}

function write(userId: string, kept: KeptAttempt[]): void {
  const text = JSON.stringify(kept)
  memory.set(userId, text)
  try {
    if (kept.length > 0) localStorage.setItem(keyOf(userId), text)
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // The copy in memory stays.
  }
}

/** What waits on this device for the connection; nothing on the server. */
export const keptAttempts = {
  find: (userId: string, exerciseId: number) => read(userId).find((attempt) => attempt.exerciseId === exerciseId),
  all: read,
  keep: (userId: string, attempt: KeptAttempt) => write(userId, withKept(read(userId), attempt)),
  forget: (userId: string, exerciseId: number, at?: number) => write(userId, without(read(userId), exerciseId, at)),
}

// One request at a time: a restart must not be overtaken by the save that was under way.
let queue: Promise<unknown> = Promise.resolve()

function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(send, send)
  queue = turn.catch(() => undefined)
  return turn
}

/** Sends what is kept. @throws what the first refusal or lost connection threw; what was not sent stays kept. */
export function sendKept(queryClient: QueryClient, userId: string): Promise<void> {
  return inTurn(async () => {
    for (const { at, ...attempt } of read(userId)) {
      try {
        await sendAttempt(queryClient, attempt)
        keptAttempts.forget(userId, attempt.exerciseId, at)
      } catch (error) {
        // Refused for good: sending it again would be refused again.
        if ([400, 403, 404].includes(parseError(error).status)) keptAttempts.forget(userId, attempt.exerciseId, at)
        throw error
      }
    }
  })
}

export function restartNow(queryClient: QueryClient, userId: string, exerciseId: number): Promise<void> {
  keptAttempts.forget(userId, exerciseId)
  return inTurn(() => sendRestart(queryClient, exerciseId))
}
