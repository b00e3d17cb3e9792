import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'

/** The safety section of an activity or a guide: never collapsed, always printed. */
export function SafetyBox({
  title = 'Sécurité',
  level = 2,
  children,
}: {
  title?: string
  /** Heading level: one more than that of the heading above it. */
  level?: 2 | 3 | 4
  children: ReactNode
}) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      aria-labelledby={titleId}
      className="break-inside-avoid rounded-lg border border-warning-line border-l-4 bg-warning-soft p-5 text-warning-ink print:p-3"
    >
      <Heading
        id={titleId}
        className="mb-2 flex items-center gap-2 font-display font-semibold text-xl print:mb-1 print:text-base"
      >
        <Icon as="lucide-shield-check" size={22} />
        {title}
      </Heading>
      <div className="text-ink">{children}</div>
    </section>
  )
}
