import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Spinner } from '../feedback/progress.tsx'
import type { IconName } from '../icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> & {
  icon: IconName
  /** Accessible name. */
  label: string
  /** Tooltip, where what stands around the button says the rest of its name. */
  title?: string
  busy?: boolean
  /** For a toggle button (favourite): whether it is on. */
  pressed?: boolean
  bordered?: boolean
}

export function IconButton({
  icon,
  label,
  title = label,
  busy,
  pressed,
  bordered,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={title}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={clsx(
        'icon-button',
        icon,
        bordered && 'border border-line-strong bg-surface hover:border-ink-2',
        className,
      )}
    >
      {busy && <Spinner />}
    </button>
  )
}
