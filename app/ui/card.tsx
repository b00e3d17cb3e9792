import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Paper on the page. `as="article"` for something that stands alone, `li` in a list. */
export function Card({
  as: Element = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' }) {
  return <Element {...rest} className={clsx('card flex flex-col p-5', className)} />
}

/** The line at the foot of a card: state at the left, small actions at the right. */
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
