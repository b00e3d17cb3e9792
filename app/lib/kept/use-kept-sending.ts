import { useEffect, useEffectEvent } from 'react'
import { QUERIES } from '../constants.ts'
import { retryImport } from '../missing-code.ts'
import { hasKept } from './kept-store.ts'

/** Milliseconds after which a page that is opened is there, and what waits may leave. */
const SENDING_DELAY = 3_000

/**
 * Has what waits on this device sent from any page, when it opens and when the connection is back; again with growing
 * delays while that fails.
 * @param userId null: nothing may be sent
 * @param load the code that sends, only when something waits
 * @param send resolves to whether nothing has to be sent again
 */
export function useKeptSending<Module>(
  userId: string | null,
  load: () => Promise<Module>,
  send: (module: Module) => Promise<boolean>,
): void {
  const sendKept = useEffectEvent(async (lastFailure: unknown) => {
    if (!userId || !navigator.onLine || !hasKept(userId)) return true
    // The browser says « online » before requests succeed, and never asks again for a module that has failed once.
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
    return send(await retryImport(load, lastFailure))
  })
  useEffect(() => {
    if (!userId) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWatched = true
    const run = async (failures: number, lastFailure?: unknown) => {
      clearTimeout(timer)
      let failure: unknown
      const isSent = await sendKept(lastFailure).catch((error) => {
        failure = error
        return false
      })
      if (!isSent && isWatched) timer = setTimeout(() => void run(failures + 1, failure), QUERIES.retryDelay(failures))
    }
    timer = setTimeout(() => void run(0), SENDING_DELAY)
    const again = () => void run(0)
    addEventListener('online', again)
    return () => {
      isWatched = false
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [userId])
}
