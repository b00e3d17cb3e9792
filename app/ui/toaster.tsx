import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonX from 'lucide-react/icons/octagon-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type CSSProperties, useEffect } from 'react'
import { type ExternalToast, Toaster as SonnerToaster, toast } from 'sonner'
import { TOASTS } from '#app/lib/constants.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import type { ToastKind, ToastOptions } from './toast.tsx'

const ICONS = {
  success: <Icon as={CircleCheck} />,
  info: <Icon as={Info} />,
  warning: <Icon as={TriangleAlert} />,
  error: <Icon as={OctagonX} />,
  loading: <Spinner />,
}

/** The library brings its own swipe distance (45 px) and removal (200 ms), which are those of the product. */
export function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <SonnerToaster
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

/** The behaviour behind `notify`. */
export function showToast(kind: ToastKind, message: string, options: ToastOptions = {}) {
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
    if (undone) showToast('success', undone)
  } catch (error) {
    showToast('error', parseError(error).sentence, { undo, ...(undone && { undone }) })
  }
}

export function dismissToast(id: string) {
  toast.dismiss(id)
}
