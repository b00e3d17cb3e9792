import { clsx } from 'clsx'

export type Content = { id: string; label: string /** Under the one before it. */; nested?: boolean }

/** Contents of a guide: beside the text on a wide screen, folded above it on a narrow one. */
export function Contents({ contents }: { contents: readonly Content[] }) {
  const links = (
    <ul className="flex flex-col">
      {contents.map(({ id, label, nested }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={clsx(
              'flex min-h-11 items-center rounded-sm px-3 py-1.5 text-ink-2 text-sm hover:bg-sunken hover:text-ink',
              nested && 'pl-7',
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
      <details className="no-print order-first mb-6 rounded-md border border-line bg-surface lg:hidden">
        <summary className="flex min-h-11 items-center px-4 font-semibold text-sm">Dans cette page</summary>
        <nav aria-label="Dans cette page" className="pb-2">
          {links}
        </nav>
      </details>
    </>
  )
}
