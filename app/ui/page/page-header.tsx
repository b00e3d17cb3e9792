import type { ReactNode } from 'react'

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

/** The top of every page. */
export function PageHeader({ title, summary, lead, action, above }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {above && <div className="mb-1 text-ink-2 text-sm">{above}</div>}
        <h1 className="page-title">{title}</h1>
        {summary && <p className="mt-1 text-ink-2 text-base">{summary}</p>}
        {lead && <p className="measure mt-2 text-lg">{lead}</p>}
      </div>
      {action && <div className="no-print shrink-0">{action}</div>}
    </div>
  )
}
