import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** Content that opens under its title. Always open in print, which `details` is not. */
export function Disclosure({ title, level, children }: { title: string; level: 3 | 4; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className="break-inside-avoid border-line border-b last:border-b-0 print:border-0 print:py-1">
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 rounded-sm px-5 py-3 text-left font-semibold hover:bg-sunken focus-visible:-outline-offset-3 print:min-h-0 print:p-0"
        >
          <span className="flex-1">{title}</span>
          <Icon
            as="lucide-chevron-down"
            className={clsx('text-ink-2 transition-transform print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </Heading>
      <div id={id} className={clsx('px-5 pb-4 print:block print:p-0', isOpen ? 'block' : 'hidden')}>
        {children}
      </div>
    </div>
  )
}
