import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonX from 'lucide-react/icons/octagon-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { CSSProperties } from 'react'
import { type ExternalToast, Toaster, toast } from 'sonner'
import { TOASTS } from '#app/lib/constants.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Icon } from '../icon.tsx'
import { Spinner } from './progress.tsx'

type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading'

type ToastOptions = {
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

const ICONS = {
  success: <Icon as={CircleCheck} />,
  info: <Icon as={Info} />,
  warning: <Icon as={TriangleAlert} />,
  error: <Icon as={OctagonX} />,
  loading: <Spinner />,
}

/** Once, at the root of the page. The library brings its own swipe distance (45 px) and removal (200 ms), those of the product. */
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

function show(kind: ToastKind, message: string, options: ToastOptions = {}) {
  const { undo, undone, duration, ...rest } = options
  const usual = undo ? TOASTS.durationWithAction : TOASTS.duration
  const details: ExternalToast = {
    ...rest,
    ...(undo && { action: { label: 'Annuler', onClick: () => void takeBack(undo, undone) } }),
    duration: kind === 'loading' ? Number.POSITIVE_INFINITY : Math.max(duration ?? 0, usual),
  }
  toast[kind](kind === 'error' ? <span role="alert">{message}</span> : message, details)
}

/** Speaks under ids of its own: the message whose button was pressed is going away. After a failure one can try again. */
async function takeBack(undo: () => unknown, undone: string | undefined) {
  try {
    await undo()
    if (undone) show('success', undone)
  } catch (error) {
    show('error', parseError(error).sentence, { undo, ...(undone && { undone }) })
  }
}

/**
 * Messages that pass. Nothing that fails is said only here, and nothing that can be seen anyway is said at all. A message
 * that can be undone stays at least ten seconds and can be reached with Alt+Z.
 */
export const notify = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  /** Stays until `notify.…(…, { id })` with the same id, or `notify.dismiss(id)`. */
  loading: (message: string, options?: ToastOptions) => show('loading', message, options),
  dismiss: (id: string) => void toast.dismiss(id),
}
