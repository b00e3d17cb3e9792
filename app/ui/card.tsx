import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A framed block. `as="article"` for a self-contained item. */
export function Card({
  as: Element = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' }) {
  return <Element {...rest} className={clsx('card flex flex-col p-5', className)} />
}

/** The last line of a card: state at the left, small actions at the right. */
export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('card-footer', className)} />
}

/** A number, already formatted, and what it counts. */
export function StatLine({ value, label }: { value: string; label: string }) {
  return (
    <p className="flex flex-col">
      <span className="font-display font-semibold text-2xl">{value}</span>
      <span className="text-ink-2 text-sm">{label}</span>
    </p>
  )
}
