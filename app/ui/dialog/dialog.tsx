import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../button/icon-button.tsx'

export type DialogProps = {
  open: boolean
  /** Called on Escape, on the close button and on a press outside. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  /**
   * `sheet` rises from the bottom (phones), `side` stands at the right (details of a row), `wide` holds two texts side by
   * side.
   */
  variant?: 'center' | 'wide' | 'sheet' | 'side'
  /** An alert dialog has no close button, and a press outside does not close it. */
  alert?: boolean
}

const VARIANTS = {
  center:
    'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg rounded-xl open:animate-[rise_180ms_var(--ease-calm)]',
  wide: 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-4xl rounded-xl open:animate-[rise_180ms_var(--ease-calm)]',
  sheet:
    'mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-full rounded-t-xl pb-[env(safe-area-inset-bottom)] open:animate-[rise_180ms_var(--ease-calm)]',
  side: 'my-0 mr-0 ml-auto h-dvh max-h-dvh w-full max-w-md open:animate-[appear_180ms_ease-out]',
}

/**
 * A native modal dialog: the browser keeps the focus inside, gives it back to the opener and makes the page behind inert.
 * Its accessible name is its title, which takes the focus unless an element inside has `data-autofocus`.
 */
export function Dialog(props: DialogProps) {
  if (!props.open) return null
  return createPortal(<OpenDialog {...props} />, document.body)
}

/** The element and its ancestors, from the inside out. */
function withAncestors(element: Element | null): HTMLElement[] {
  return element instanceof HTMLElement ? [element, ...withAncestors(element.parentElement)] : []
}

function OpenDialog({ onClose, title, children, actions, variant = 'center', alert = false }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = dialogRef.current
    const focusedBefore = withAncestors(document.activeElement)
    dialog?.showModal()
    const initialFocus = dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current
    initialFocus?.focus()
    return () => {
      dialog?.close()
      const [opener] = focusedBefore
      const focusTarget = focusedBefore.find(({ isConnected }) => isConnected)
      // The action of the dialog may have removed the row of the opener: the focus then goes to the list, not to the top of
      // the page.
      if (focusTarget !== opener) focusTarget?.setAttribute('tabindex', '-1')
      focusTarget?.focus({ preventScroll: focusTarget !== opener })
    }
  }, [])

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (!alert && event.target === dialogRef.current) onClose()
  }
  return (
    <dialog
      ref={dialogRef}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onMouseDown={onPress}
      className={clsx(
        'overflow-hidden border border-line bg-surface p-0 text-ink shadow-pop',
        'backdrop:bg-[oklch(0.2_0.02_150/0.45)] open:flex open:flex-col',
        VARIANTS[variant],
      )}
    >
      <div className="flex items-start gap-3 px-6 pt-5">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="flex-1 py-1 text-xl">
          {title}
        </h2>
        {!alert && <IconButton icon="lucide-x" label="Fermer" onClick={onClose} className="-mr-3" />}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-2 pb-6">{children}</div>
      {actions && <div className="flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4">{actions}</div>}
    </dialog>
  )
}
