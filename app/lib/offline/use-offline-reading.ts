import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { cacheCurrentPage, isReadableOffline } from './offline-pages.ts'

/** Makes each visited guide readable offline on this device, until the person signs out. */
export function useOfflineReading(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    // Without storage the page works, but cannot be read offline.
    if (path && isReadableOffline(path)) cacheCurrentPage().catch(() => undefined)
  }, [path])
}
