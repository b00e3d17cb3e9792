import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Breadcrumb, PageHeader } from '#app/ui/page/page-header.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'
import type { SharedSituation } from '../schema.ts'

type SituationCardProps = {
  situation: Pick<SharedSituation, 'id' | 'title' | 'description' | 'statements'>
  /** Author and date. */
  footer: ReactNode
}

export function SituationCard({ situation: { id, title, description, statements }, footer }: SituationCardProps) {
  const count = (side: string) => statements.filter((statement) => statement.side === side).length
  const dangers = count('dangers')
  return (
    <article className="card relative flex h-full flex-col gap-2 p-5 transition-shadow duration-[120ms] hover:shadow-pop">
      <h3 className="text-balance font-display font-semibold text-xl">
        <Link
          to="/alex/risks-vs-benefits/situations/$situationId"
          params={{ situationId: id }}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
        >
          {title}
        </Link>
      </h3>
      {description && <p className="line-clamp-3 text-ink-2 text-sm">{description}</p>}
      <p className="mt-auto pb-2 text-sm">
        {plural(count('benefits'), 'bénéfice')} · {plural(count('risks'), 'risque')}
        {dangers > 0 && ` · ${plural(dangers, 'danger')}`}
      </p>
      <div className="card-footer text-ink-2 text-sm">{footer}</div>
    </article>
  )
}

/** The title of the page of a situation, below the way back to the list. */
export function SituationHeader({ title }: { title: string }) {
  return (
    <PageHeader
      above={
        <Breadcrumb
          items={[
            { label: exerciseWords.title, to: '/alex/risks-vs-benefits' },
            { label: exerciseWords.mineTitle, to: '/alex/risks-vs-benefits/situations' },
          ]}
          current={title}
        />
      }
      title={title}
    />
  )
}

/** Who can read a situation, shown before anything is written in it. */
export function SituationVisibility({ isShared = false }: { isShared?: boolean }) {
  return (
    <p className="no-print mb-6 flex items-start gap-2 text-ink-2 text-sm">
      <Icon as={isShared ? 'lucide-users' : 'lucide-lock'} size={18} className="mt-0.5" />
      {isShared ? exerciseWords.sharedNote : exerciseWords.private}
    </p>
  )
}
