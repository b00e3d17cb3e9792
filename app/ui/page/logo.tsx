import { clsx } from 'clsx'
import { productName } from '#app.config.ts'

/** The logo without the product name. Decorative: the name stands beside it, or is the label of the link around it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={clsx('shrink-0', className ?? 'size-10')}>
      <rect width="40" height="40" rx="11" className="fill-primary" />
      <path
        d={MARK}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-primary"
      />
    </svg>
  )
}

/** The logo with the product name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-3', className)}>
      <LogoMark />
      <span className="font-display font-semibold text-xl tracking-[-0.01em]">{productName}</span>
    </span>
  )
}

const MARK =
  'M20 32V15M20 15c-3-2.4-3-6 0-8.6 3 2.6 3 6.2 0 8.6ZM20 22.5c-.5-4-3.4-6.2-8-6 .2 4.3 3.3 6.7 8 6ZM20 28c.5-4 3.4-6.2 8-6-.2 4.3-3.3 6.7-8 6Z'
