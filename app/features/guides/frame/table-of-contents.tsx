import { clsx } from 'clsx'
import { Icon } from '#app/ui/icon.tsx'

export type ContentsEntry = {
  /** Anchor of the heading. */
  id: string
  label: string
  /** Indented under the entry before it. */
  isNested?: boolean
}

/** Table of contents of a guide: beside the text on a wide screen, collapsed above it on a narrow one. */
export function TableOfContents({ contents }: { contents: readonly ContentsEntry[] }) {
  const links = (
    <ul className="flex flex-col">
      {contents.map(({ id, label, isNested }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={clsx(
              'flex min-h-11 items-center rounded-sm px-3 py-1.5 text-ink-2 text-sm hover:bg-sunken hover:text-ink',
              isNested && 'pl-7',
            )}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav aria-label="Dans cette page" className="order-2 hidden lg:block">
        <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto border-line border-l">
          <p className="px-3 pb-1 font-semibold text-sm">Dans cette page</p>
          {links}
        </div>
      </nav>
      <details className="group no-print order-first mb-6 rounded-md border border-line bg-surface lg:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-semibold text-sm">
          Dans cette page
          <Icon as="lucide-chevron-down" className="text-ink-2 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="Dans cette page" className="pb-2">
          {links}
        </nav>
      </details>
    </>
  )
}
