import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { firstPresence } from '#app/lib/first-presence.ts'

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading'

export type ToastOptions = {
  /** What « Annuler » does; offered when given. The same act must exist elsewhere too. What it throws is said. */
  undo?: () => unknown
  /** Said once `undo` is done, where nothing on the page shows it. */
  undone?: string
  /** Same id: the new message replaces the old one (from loading to done). */
  id?: string
  description?: string
  /** Milliseconds; only to stay longer than usual. */
  duration?: number
}

// The library is not part of the first load of any page: it arrives with the first message, or at the first sign of a person.
let Toaster: ComponentType<{ onReady: () => void }> | undefined
let coming: Promise<void> | undefined
const listeners = new Set<() => void>()
// A message sent before the area listens would be lost.
const area = Promise.withResolvers<void>()

/** Loads the area ahead of the first message; harmless when called again. Without connection it comes with the next one. */
export function prepareToasts() {
  coming ??= import('./toaster.tsx').then(
    (loaded) => {
      Toaster = loaded.Toaster
      for (const listener of listeners) listener()
    },
    () => {
      coming = undefined
      addEventListener('online', prepareToasts, { once: true })
    },
  )
}

async function show(kind: ToastKind, message: string, options?: ToastOptions) {
  prepareToasts()
  await area.promise
  const { showToast } = await import('./toaster.tsx')
  showToast(kind, message, options)
}

/**
 * Messages that pass. Nothing that fails is said only here, and nothing that can be seen anyway is said at all. A message
 * that can be undone stays at least ten seconds and can be reached with Alt+Z.
 */
export const notify = {
  success: (message: string, options?: ToastOptions) => void show('success', message, options),
  info: (message: string, options?: ToastOptions) => void show('info', message, options),
  warning: (message: string, options?: ToastOptions) => void show('warning', message, options),
  error: (message: string, options?: ToastOptions) => void show('error', message, options),
  /** Stays until `notify.…(…, { id })` with the same id, or `notify.dismiss(id)`. */
  loading: (message: string, options?: ToastOptions) => void show('loading', message, options),
  dismiss: (id: string) =>
    void area.promise.then(() => import('./toaster.tsx')).then(({ dismissToast }) => dismissToast(id)),
}

/** Once, at the root of the page. */
export function ToastArea() {
  const isHere = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => Toaster !== undefined,
    () => false,
  )
  return isHere && Toaster ? <Toaster onReady={area.resolve} /> : null
}

/** For layouts: the area is there, and announced, before anything has to be said; but after what the page needs. */
export function useToastsAhead() {
  useEffect(() => void firstPresence().then(prepareToasts), [])
}
