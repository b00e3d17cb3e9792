import { clsx } from 'clsx'
import { useId } from 'react'

type ProgressProps = {
  value: number
  max: number
  /** Accessible name: « Progression du quiz ». */
  label: string
  /** Visible text: « Question 4 sur 10 ». */
  text: string
}

/** A progress bar with its text. */
export function Progress({ value, max, label, text }: ProgressProps) {
  const textId = useId()
  return (
    <div className="flex flex-col gap-2">
      <p id={textId} className="text-right text-ink-2 text-sm">
        {text}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
        tabIndex={-1}
      >
        <ProgressBar ratio={max > 0 ? value / max : 0} />
      </div>
    </div>
  )
}

/** Inside a busy control, which carries `aria-busy` itself. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block size-[1.1em] shrink-0 rounded-full border-2 border-current border-r-transparent',
        'animate-[turn_800ms_linear_infinite]',
        className,
      )}
    />
  )
}

/** A bar filled to `ratio` (0 to 1). Decorative: the same value must stand beside it as text. */
export function ProgressBar({ ratio, className }: { ratio: number; className?: string }) {
  const filled = Math.min(1, Math.max(0, ratio)) * 100
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className={clsx('block h-2.5 w-full overflow-hidden rounded-full bg-line', className ?? 'text-primary')}
    >
      <rect width={filled} height="4" fill="currentColor" className="transition-[width] duration-[180ms] ease-calm" />
    </svg>
  )
}
