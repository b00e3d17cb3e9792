import { clsx } from 'clsx'

/** Inside a busy control, which carries `aria-busy` itself. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.1em] shrink-0 animate-[turn_800ms_linear_infinite] rounded-full border-2 border-current border-r-transparent"
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
