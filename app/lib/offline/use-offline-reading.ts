import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import {
  askedAddress,
  followLinkOffline,
  isReadableOffline,
  keepCurrentPage,
  keepWeek,
  keepWeekOf,
} from './offline-pages.ts'

/** Milliseconds after which the page is there and the week may be kept beside it. */
const WEEK_DELAY = 10_000

type OfflineReading = { isHydrated: boolean; keepsWeek: boolean }

/**
 * Makes each visited guide, and the week of the person, readable offline on this device, until she signs out or somebody
 * else signs in.
 * @param person whose pages they are, in which daycare: for another one all are deleted
 * @param options.isHydrated whether the page may show something else than the server has rendered
 * @param options.keepsWeek false on a device that several people share: a session that ends by itself would leave it there
 */
export function useOfflineReading(person: string, { isHydrated, keepsWeek }: OfflineReading): void {
  const router = useRouter()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    // Without storage the page works, but cannot be read offline.
    if (path && isReadableOffline(path)) keepCurrentPage(person).catch(() => undefined)
  }, [path, person])
  useEffect(() => {
    if (!keepsWeek) return
    const stopKeeping = keepWeekOf(person)
    const timer = setTimeout(() => keepWeek(person).catch(() => undefined), WEEK_DELAY)
    return () => {
      stopKeeping()
      clearTimeout(timer)
    }
  }, [person, keepsWeek])
  useEffect(() => {
    const asked = isHydrated && askedAddress(location)
    if (asked) void router.navigate({ href: asked, replace: true })
  }, [router, isHydrated])
  useEffect(() => {
    // Before React hears of the press.
    addEventListener('click', followLinkOffline, { capture: true })
    return () => removeEventListener('click', followLinkOffline, { capture: true })
  }, [])
}
