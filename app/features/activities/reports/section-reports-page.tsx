import { useQuery } from '@tanstack/react-query'
import { Button } from '#app/ui/button/button.tsx'
import { Tag } from '#app/ui/chips.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { LongDate } from '#app/ui/time.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { SECTION_REPORT_REASON_LABELS, sectionReportWords as words } from '#content/pages/section-reports.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { SectionText } from '../sheet/section-contents.tsx'
import { sectionReportsQuery, useCloseSectionReport } from './queries.ts'
import { REPORTS_PER_PAGE, type SectionReportRow } from './schema.ts'
import { type SectionReportsSearch, sectionReportsInputOf } from './search-params.ts'

type SectionReportsPageProps = {
  search: SectionReportsSearch
  onSearchChange: (search: SectionReportsSearch) => Promise<unknown>
}

/** What educators find wrong in sheets: the text, the criteria it was generated from and what wrote it. */
export function SectionReportsPage({ search: address, onSearchChange }: SectionReportsPageProps) {
  const [search, changeSearch] = useOptimisticChoice(address, onSearchChange)
  const input = sectionReportsInputOf(search)
  const list = useQuery(sectionReportsQuery(input))
  return (
    <div className="page max-w-4xl">
      <PageHeader title={words.pageTitle} />
      <div className="mb-5 max-w-md">
        <SegmentedControl
          legend={words.filter}
          options={[
            { value: 'open', label: words.open },
            { value: 'closed', label: words.closed },
          ]}
          value={input.isOpen ? 'open' : 'closed'}
          onChange={(value) => changeSearch(value === 'closed' ? { closed: 1 } : {})}
        />
      </div>
      {list.isPending ? (
        <div role="status" className="card p-5">
          <span className="sr-only">{words.loading}</span>
          <SkeletonText lines={6} />
        </div>
      ) : list.isError ? (
        <ErrorMessage error={list.error} action={<Button onClick={() => list.refetch()}>Réessayer</Button>} />
      ) : list.data.reports.length === 0 ? (
        <EmptyState title={input.isOpen ? words.noneOpen : words.noneClosed}>
          {input.isOpen ? words.noneOpenWhy : undefined}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-5">
          <ul className="flex flex-col gap-5">
            {list.data.reports.map((report) => (
              <li key={report.id}>
                <Report report={report} />
              </li>
            ))}
          </ul>
          <Pager
            page={input.page}
            perPage={REPORTS_PER_PAGE}
            total={list.data.total}
            noun="signalement"
            onPage={(page) => changeSearch({ ...(!input.isOpen && { closed: 1 }), ...(page > 1 && { page }) })}
          />
        </div>
      )}
    </div>
  )
}

function Report({ report }: { report: SectionReportRow }) {
  const { id, section, reason, note, title, content, criteria, madeBy, createdAt, closedAt } = report
  const closeReport = useCloseSectionReport()
  return (
    <article className="card flex flex-col gap-3 p-5">
      <h2 className="text-lg [overflow-wrap:anywhere]">{`${title}\u00A0: ${SHEET_SECTION_LABELS[section]}`}</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Tag>{SECTION_REPORT_REASON_LABELS[reason]}</Tag>
        <span className="text-ink-2">
          reçu le <LongDate date={createdAt} />
        </span>
      </p>
      {note && <p className="measure [overflow-wrap:anywhere]">{note}</p>}
      {content && (
        <section
          aria-label={words.text}
          className="rounded-md border border-line bg-sunken p-4 text-sm [overflow-wrap:anywhere]"
        >
          <SectionText section={section} sheet={content} />
        </section>
      )}
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{words.asked}</dt>
        <dd className="text-ink-2 [overflow-wrap:anywhere]">
          {criteria.length > 0 ? criteria.join(' · ') : words.notKept}
        </dd>
        <dt className="font-semibold">{words.madeBy}</dt>
        <dd className="text-ink-2">{madeBy}</dd>
      </dl>
      {closeReport.isError && <ErrorMessage error={closeReport.error} />}
      <Button
        className="self-start"
        busy={closeReport.isPending}
        onClick={() => closeReport.mutate({ reportId: id, isClosed: closedAt === null })}
      >
        {closedAt ? words.reopen : words.close}
      </Button>
    </article>
  )
}
