import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ExternalToast } from 'sonner'
import { TOASTS } from '#app/lib/constants.ts'

type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading'

export type ToastOptions = {
  /** A verb the person can still choose (« Annuler »). The same act must exist elsewhere too. */
  action?: { label: string; onClick: () => void }
  /** Same id: the new message replaces the old one (from loading to done). */
  id?: string
  description?: string
  /** Milliseconds; only to stay longer than usual. */
  duration?: number
}

// The library is not part of the first load of any page: it arrives with the first message, or when the shell is idle.
const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

let wanted = false
const listeners = new Set<() => void>()
// A message sent before the area listens would be lost.
const area = Promise.withResolvers<void>()

/** Loads the area ahead of the first message; harmless when called again. */
export function prepareToasts() {
  wanted = true
  for (const listener of listeners) listener()
}

async function show(kind: ToastKind, message: string, options: ToastOptions = {}) {
  prepareToasts()
  const [{ toast }] = await Promise.all([import('sonner'), area.promise])
  const { action, duration, ...rest } = options
  const usual = action ? TOASTS.durationWithAction : TOASTS.duration
  const details: ExternalToast = {
    ...rest,
    ...(action && { action }),
    duration: kind === 'loading' ? Number.POSITIVE_INFINITY : Math.max(duration ?? 0, usual),
  }
  toast[kind](kind === 'error' ? <span role="alert">{message}</span> : message, details)
}

/**
 * Messages that pass. Nothing that fails is said only here, and nothing that can be seen anyway is said at all. A message
 * with an action stays at least ten seconds and can be reached with Alt+Z.
 */
export const notify = {
  success: (message: string, options?: ToastOptions) => void show('success', message, options),
  info: (message: string, options?: ToastOptions) => void show('info', message, options),
  warning: (message: string, options?: ToastOptions) => void show('warning', message, options),
  error: (message: string, options?: ToastOptions) => void show('error', message, options),
  /** Stays until `notify.…(…, { id })` with the same id, or `notify.dismiss(id)`. */
  loading: (message: string, options?: ToastOptions) => void show('loading', message, options),
  dismiss: (id: string) => void import('sonner').then(({ toast }) => toast.dismiss(id)),
}

/** Once, at the root of the page. */
export function ToastArea() {
  const visible = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => wanted,
    () => false,
  )
  if (!visible) return null
  return (
    <Suspense fallback={null}>
      <Toaster onReady={area.resolve} />
    </Suspense>
  )
}

/** For layouts: the area is there, and announced, before anything has to be said. */
export function useToastsWhenIdle() {
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1_000))
    const cancel = window.cancelIdleCallback ?? window.clearTimeout
    const ticket = idle(prepareToasts)
    return () => cancel(ticket)
  }, [])
}
