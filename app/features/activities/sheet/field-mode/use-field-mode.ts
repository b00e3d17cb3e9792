import { useEffect, useState } from 'react'
import { keptStore, ownerOf, useDraft } from '#app/lib/kept/kept-store.ts'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { FIRST_STATE, FieldState } from './field-state.ts'

/** Milliseconds: the next day an activity begins at its beginning. */
const HALF_DAY = 12 * 3_600_000
const fieldStates = keptStore('field-mode', FieldState, { longest: HALF_DAY })

type Person = { id: string; selectedDaycareId: string | null }

/** Where this person is in a sheet, kept on this device for half a day. */
export function useFieldState(person: Person, activityId: string) {
  const [kept, keep] = useDraft(fieldStates, ownerOf(person), activityId)
  return { state: kept ?? FIRST_STATE, keep, forget: () => keep(null) }
}

/** The left and right arrows, anywhere on the page. */
export function useArrowKeys(onMove: (direction: -1 | 1) => void): void {
  usePageKeys(({ key, shiftKey }) => {
    const direction = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[key]
    if (!direction || shiftKey) return false
    onMove(direction)
    return true
  })
}

/** The time, every second while something is measured. Milliseconds since 1970; 0 before the first one. */
export function useNow(isMeasuring: boolean): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    setNow(Date.now())
    if (!isMeasuring) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isMeasuring])
  return now
}

/** Milliseconds between two looks: the page is kept while it is read. */
const KEEPING_TIME = 4_000

/** Whether this page is kept on this device, to be read without connection. */
export function useIsKept(): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    if (isKept || !('caches' in globalThis)) return
    const look = () =>
      void caches
        .match(location.pathname)
        .then((page) => setIsKept(page !== undefined))
        .catch(() => undefined)
    look()
    const timer = setInterval(look, KEEPING_TIME)
    return () => clearInterval(timer)
  }, [isKept])
  return isKept
}
