import { clsx } from 'clsx'
import { logoMark, productName } from '#app.config.ts'

/** The logo without the product name. Decorative: the name stands beside it, or is the label of the link around it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
      <rect width="40" height="40" rx="11" className="fill-primary" />
      <path
        d={logoMark}
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
