import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Icon } from '../icon.tsx'

type PageHeaderProps = {
  title: ReactNode
  /** One line under the title: « 128 activités · 3 filtres actifs ». */
  summary?: ReactNode
  /** One or two sentences that say what the page is for. */
  lead?: ReactNode
  /** The one primary action of the page. */
  action?: ReactNode
  /** Above the title: breadcrumb, « Exercice 12 sur 42 ». */
  above?: ReactNode
}

/** Title of a page and what stands around it; one per page. */
export function PageHeader({ title, summary, lead, action, above }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 xl:flex-nowrap">
      <div className="min-w-0">
        {above && <div className="mb-1 text-ink-2 text-sm">{above}</div>}
        <h1 className="page-title">{title}</h1>
        {summary && <p className="mt-1 text-ink-2 text-base">{summary}</p>}
        {lead && <p className="measure mt-2 text-lg">{lead}</p>}
      </div>
      {action && <div className="no-print max-w-full shrink-0">{action}</div>}
    </div>
  )
}

/** Opens the print dialog of the browser. */
export function PrintButton({ children = 'Imprimer', ...props }: Omit<ButtonProps, 'onClick'>) {
  return (
    <Button {...props} icon={<Icon as="lucide-printer" />} onClick={() => window.print()}>
      {children}
    </Button>
  )
}

/** `items` are the pages above, the outermost first; `current` is the title of this page. */
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
