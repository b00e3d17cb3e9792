import { clsx } from 'clsx'

export type DrawingProps = { className?: string }

/** A single-line drawing in the manner of a field guide: decoration only, never read out. */
export function Drawing({
  box,
  path,
  className,
}: DrawingProps & { /** « width height » */ box: string; path: string }) {
  return (
    <svg
      viewBox={`0 0 ${box}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.35"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('no-print', className ?? 'h-20 text-primary-ink/60')}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
