import { clsx } from 'clsx'

/** Small turning ring inside a busy control; the control itself says that it is busy. */
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
