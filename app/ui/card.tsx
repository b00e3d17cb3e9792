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
  return (
    <div
      {...rest}
      className={clsx(
        '-mx-5 -mb-5 mt-auto flex min-h-13 items-center justify-between gap-3 border-line border-t px-5 py-1',
        className,
      )}
    />
  )
}
