import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isReadableOffline, keepPage } from './keep-page.ts'

/** Each guide that is opened stays readable on this device when the connection is cut, until the person signs out. */
export function useOfflineReading(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    // A browser that refuses to keep anything takes nothing away from the page.
    if (path && isReadableOffline(path)) keepPage().catch(() => undefined)
  }, [path])
}
