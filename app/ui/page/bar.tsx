import { clsx } from 'clsx'

/** The drawing of a proportion (0 to 1), without meaning of its own: words stand beside it. */
export function Bar({ ratio, className }: { ratio: number; className?: string }) {
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
