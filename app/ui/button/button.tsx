import { createLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { Spinner } from '../feedback/progress.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work in progress: announced, keeps its label and its focus, ignores further clicks. */
  busy?: boolean
  /**
   * Why the button cannot be used now, in one sentence. The button stays focusable, so that the reason is read out.
   * Empty where the page already says it (the first page of a list).
   */
  disabledReason?: string
  /** Before the label; replaced by the spinner while busy. */
  icon?: ReactNode
}

/** The label is a verb and its object (« Enregistrer l’activité »). One primary button per screen. */
export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  disabledReason,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const inert = busy || disabledReason !== undefined
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={clsx(buttonClass(variant, size), className)}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      aria-describedby={clsx(describedBy, disabledReason && reasonId) || undefined}
      onClick={guard}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className="inline-flex max-w-full flex-col items-start gap-1.5">
      {button}
      <span id={reasonId} className="text-ink-2 text-sm">
        {disabledReason}
      </span>
    </span>
  )
}

function Anchor({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={clsx('text-link', className)} />
}

/** A link inside the application; `to` is checked against the routes: `<TextLink to="/definitions">`. */
export const TextLink = createLink(Anchor)
