import { db } from '../database/db.server.ts'
import { log } from '../log.server.ts'
import { applyRetention } from './retention.server.ts'

/** Milliseconds. The first run waits until the start is over; then every hour, which is often enough for days. */
const FIRST = 5 * 60_000
const EVERY = 60 * 60_000

/** Applies the durations from this process until told to stop. @returns stops, and waits for what is under way */
export function startRetentionJob(): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = applyRetention(db()).then(
      (removed) => Object.keys(removed).length > 0 && log().info({ removed }, 'kept for its time, removed'),
      (err: unknown) => log().warn({ err }, 'the durations were not applied'),
    )
  }
  const first = setTimeout(run, FIRST)
  const timer = setInterval(run, EVERY)
  first.unref()
  timer.unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  }
}
