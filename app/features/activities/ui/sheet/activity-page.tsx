import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { textLinkClass } from '#app/ui/button-class.ts'
import { DomainChip } from '#app/ui/domain-chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { ProvenanceBadge } from '#app/ui/provenance-badge.tsx'
import type { ActivityDetail } from '../../activities.schema.ts'
import { lastSearch } from '../library/last-search.ts'
import { AtAGlance } from './at-a-glance.tsx'
import { DeleteActivity } from './delete-activity.tsx'
import { ProvenanceNote } from './provenance.tsx'
import { SheetSections } from './sheet-sections.tsx'

/** One activity, to read, print and live with the children. */
export function ActivityPage({ activity }: { activity: ActivityDetail }) {
  const { id, title, summary, developments, source, sheet, safety, canDelete } = activity
  return (
    <article className="page max-w-6xl print:p-0">
      <p className="no-print mb-3 text-sm">
        <Link
          to="/activities"
          search={lastSearch()}
          className={`${textLinkClass} inline-flex min-h-11 items-center gap-2`}
        >
          <Icon as={ArrowLeft} size={18} />
          Activités
        </Link>
      </p>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem] print:block">
        <header className="flex flex-col items-start gap-3 print:mb-3 print:gap-1">
          <p className="flex flex-wrap gap-1.5">
            {developments.map((domain) => (
              <DomainChip key={domain} domain={domain} />
            ))}
          </p>
          <h1 className="page-title">{title}</h1>
          <p className="measure text-ink-2 text-lg">{summary}</p>
          <ProvenanceBadge source={source} />
        </header>
        <div className="no-print flex flex-wrap items-start gap-3 lg:row-span-2 lg:flex-col lg:items-stretch">
          <div className="flex flex-wrap gap-3 lg:sticky lg:top-6 lg:flex-col lg:items-stretch">
            <PrintButton variant="primary" />
            {canDelete && <DeleteActivity activityId={id} />}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6 print:gap-3">
          <AtAGlance activity={activity} />
          {/* On paper two columns of small print: a sheet is carried to the yard on one or two pages. */}
          <div className="measure print:max-w-none print:columns-2 print:gap-8 print:text-[9pt] print:leading-snug print:[&_.text-sm]:text-[8.5pt] print:[&_.text-xs]:text-[8pt]">
            <SheetSections sheet={sheet} report={safety} />
            <ProvenanceNote activity={activity} />
          </div>
        </div>
      </div>
    </article>
  )
}
