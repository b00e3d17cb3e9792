import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type SectionBlockProps = {
  title: ReactNode
  children: ReactNode
  /** At the right of the title: menu of the section, small action. */
  aside?: ReactNode
  /** Heading level: one more than that of the heading above it. */
  level?: 2 | 3 | 4
  className?: string
}

/** A titled section of a page; a line separates it from the section before. */
export function SectionBlock({ title, children, aside, level = 2, className }: SectionBlockProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      aria-labelledby={titleId}
      className={clsx('border-line border-t pt-5 pb-7 first:border-t-0 print:pt-2 print:pb-3', className)}
    >
      <div className="mb-2 flex items-center justify-between gap-3 print:mb-0.5">
        <Heading id={titleId} className="font-display font-semibold text-xl print:text-base">
          {title}
        </Heading>
        {aside && <div className="no-print">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
