import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { firstPresence } from '../first-presence.ts'
import { isReadableOffline } from './readable.ts'

async function keep(): Promise<void> {
  await firstPresence()
  const { keepPage } = await import('./keep-page.ts')
  await keepPage()
}

/** Each guide that is opened stays readable on this device when the connection is cut, until the person signs out. */
export function useOfflineReading(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    // A browser that refuses to keep anything takes nothing away from the page.
    if (path && isReadableOffline(path)) keep().catch(() => undefined)
  }, [path])
}
