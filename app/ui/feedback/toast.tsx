import type { CSSProperties } from 'react'
import { type ExternalToast, Toaster, toast } from 'sonner'
import { TOASTS } from '#app/lib/constants.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Icon } from '../icon.tsx'

type ToastKind = 'success' | 'info' | 'warning' | 'error'

type ToastOptions = {
  /**
   * Adds « Annuler », which calls it; an error that it throws is shown as a toast. The same action must be possible
   * elsewhere too, since a toast goes away.
   */
  undo?: () => unknown
  /** Message once `undo` has succeeded, when nothing on the page shows it. */
  undone?: string
  /** A message replaces the one with the same id. */
  id?: string
  description?: string
  /** Milliseconds; a value under the default is ignored. */
  duration?: number
}

const ICONS = {
  success: <Icon as="lucide-circle-check" />,
  info: <Icon as="lucide-info" />,
  warning: <Icon as="lucide-triangle-alert" />,
  error: <Icon as="lucide-octagon-x" />,
}

/** Rendered once, at the root. The swipe distance (45 px) and the removal (200 ms) are the defaults of the library. */
export function ToastArea() {
  return (
    <Toaster
      customAriaLabel="Notifications"
      hotkey={['altKey', 'KeyZ']}
      position="bottom-right"
      duration={TOASTS.duration}
      visibleToasts={TOASTS.visible}
      gap={TOASTS.gap}
      style={{ '--width': `${TOASTS.width}px` } as CSSProperties}
      offset={24}
      mobileOffset={{ bottom: '5.5rem', left: 16, right: 16 }}
      icons={ICONS}
      theme="light"
    />
  )
}

let shown = 0

function show(kind: ToastKind, message: string, options: ToastOptions = {}) {
  const { undo, undone, duration, ...rest } = options
  const defaultDuration = undo ? TOASTS.durationWithAction : TOASTS.duration
  const details: ExternalToast = {
    ...rest,
    ...(undo && { action: { label: 'Annuler', onClick: () => void runUndo(undo, undone) } }),
    // The library counts the time of a message in the place of another anew only where the two are not of one length.
    duration: Math.max(duration ?? 0, defaultDuration) + (shown++ % 100),
  }
  toast[kind](kind === 'error' ? <span role="alert">{message}</span> : message, details)
}

/** Its messages have new ids, since the toast that was pressed is being removed. After a failure, « Annuler » is offered again. */
async function runUndo(undo: () => unknown, undone: string | undefined) {
  try {
    await undo()
    if (undone) show('success', undone)
  } catch (error) {
    notify.failure(error, { undo, ...(undone && { undone }) })
  }
}

/**
 * Toasts. An error must be shown on the page too, and what the page shows already needs no toast. A message with « Annuler »
 * stays at least ten seconds and is reached with Alt+Z.
 */
export const notify = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  /** Says why a call was refused or could not be made. */
  failure: (error: unknown, options?: ToastOptions) => show('error', parseError(error).sentence, options),
}
