import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg'

const BASE = clsx(
  'tap inline-flex select-none items-center justify-center gap-2 rounded-md text-center font-semibold no-underline',
  'transition-[background-color,border-color,color] duration-[120ms] ease-calm',
  'focus-visible:rounded-md',
  'aria-disabled:cursor-not-allowed aria-busy:cursor-progress',
)

// A disabled button keeps a readable label (ink-2 on sunken, 6.6 : 1); a busy one keeps its own colours.
const DISABLED =
  'not-aria-busy:aria-disabled:border-line not-aria-busy:aria-disabled:bg-sunken not-aria-busy:aria-disabled:text-ink-2'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink-2 hover:bg-sunken active:bg-sunken',
  quiet: 'border border-transparent bg-transparent text-primary-ink hover:bg-primary-soft active:bg-primary-soft',
  danger: 'border border-danger bg-surface text-danger-ink hover:bg-danger-soft active:bg-danger-soft',
}

const SIZES: Record<ButtonSize, string> = {
  md: 'px-5 py-2 text-sm',
  lg: 'px-6 py-2.5 text-lg leading-6',
}

/** Classes of a button, also for a link that looks like one: `<Link to="/activities" className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string {
  return clsx(BASE, VARIANTS[variant], SIZES[size], DISABLED)
}

/** Classes of a link inside a text. */
export const textLinkClass =
  'font-semibold text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2 rounded-sm'
