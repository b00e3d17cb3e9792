import { clsx } from 'clsx'

/** A number beside an icon or a label, « 9+ » above nine; nothing for zero. What it counts is said by the text around it. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1.5 font-semibold text-on-primary text-xs tabular-nums',
        className,
      )}
    >
      {count > 9 ? '9+' : count}
    </span>
  )
}
