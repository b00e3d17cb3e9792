import { Link } from '@tanstack/react-router'

/** Where the page is; the last entry is the page itself. */
export function Breadcrumb({ items, current }: { items: { label: string; to: string }[]; current: string }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {items.map((item) => (
          <li key={item.to} className="flex items-center gap-2">
            <Link
              to={item.to}
              className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-4"
            >
              {item.label}
            </Link>
            <span aria-hidden="true" className="text-ink-2">
              ›
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink-2">
          {current}
        </li>
      </ol>
    </nav>
  )
}
