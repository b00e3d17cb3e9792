import { useSuspenseQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { LongDate } from '#app/ui/time.tsx'
import { SECTION_REPORT_REASON_LABELS } from '#content/pages/section-reports.ts'
import {
  changeLabel,
  GENERATION_ENDS,
  modelVersionLabel,
  opinionLabel,
  rulesLabel,
  generatorHealthWords as words,
} from '#content/pages/sheet-use.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { CountedAt } from './counted-at.tsx'
import { generatorHealthQuery } from './queries.ts'
import type { GeneratorHealthPage as Health, VersionHealth } from './schema.ts'
import { againShare, opinionCount } from './sheet-figures.ts'

/** « Santé du générateur »: what becomes of what each version of it makes, over all daycares, for the superadmin. */
export function GeneratorHealthPage() {
  const { data } = useSuspenseQuery(generatorHealthQuery())
  return (
    <div className="page">
      <PageHeader title={words.title} lead={words.lead} />
      <CountedAt computedAt={data.computedAt} />
      <div className="flex flex-col gap-8">
        {data.versions.length === 0 ? (
          <EmptyState title={words.empty}>{words.emptyWhy}</EmptyState>
        ) : (
          <DataTable
            caption={words.title}
            hideCaption
            columns={VERSION_COLUMNS}
            rows={data.versions}
            rowKey={({ model, prompt, rules }) => `${model} ${prompt} ${rules}`}
          />
        )}
        {data.ends.length > 0 && (
          <DataTable
            caption={words.endsTitle}
            columns={END_COLUMNS}
            rows={data.ends}
            rowKey={({ cause }) => cause || 'sheet'}
          />
        )}
        {data.refusals.length > 0 && (
          <DataTable
            caption={words.refusalsTitle}
            columns={REFUSAL_COLUMNS}
            rows={data.refusals}
            rowKey={({ rule }) => rule}
          />
        )}
      </div>
    </div>
  )
}

const VERSION_COLUMNS: Column<VersionHealth>[] = [
  {
    key: 'version',
    header: words.version,
    rowHeader: true,
    className: 'min-w-36',
    cell: (version) => <Version {...version} />,
  },
  { key: 'made', header: words.made, align: 'end', cell: ({ made }) => made },
  { key: 'lived', header: words.lived, align: 'end', cell: ({ lived }) => lived },
  { key: 'again', header: words.again, align: 'end', cell: againLabel },
  { key: 'edited', header: words.edited, align: 'end', cell: ({ edited }) => edited },
  { key: 'refused', header: words.refused, align: 'end', cell: ({ refused }) => refused },
  {
    key: 'changes',
    header: words.changes,
    className: 'min-w-36',
    cell: ({ changes }) => (
      <Lines
        none={words.noChange}
        lines={changes.map((it) => changeLabel(SHEET_SECTION_LABELS[it.section], it.count, it.distance))}
      />
    ),
  },
  {
    key: 'reported',
    header: words.reported,
    className: 'min-w-36',
    cell: ({ reports }) => (
      <Lines
        none={words.noReport}
        lines={reports.map(
          ({ section, reason, count }) =>
            `${SHEET_SECTION_LABELS[section]}, ${SECTION_REPORT_REASON_LABELS[reason].toLowerCase()}\u00A0: ${count}`,
        )}
      />
    ),
  },
]

const END_COLUMNS: Column<Health['ends'][number]>[] = [
  { key: 'cause', header: words.cause, rowHeader: true, cell: ({ cause }) => GENERATION_ENDS[cause] ?? cause },
  { key: 'count', header: words.count, align: 'end', cell: ({ count }) => count },
]

const REFUSAL_COLUMNS: Column<Health['refusals'][number]>[] = [
  { key: 'rule', header: words.rule, rowHeader: true, cell: ({ rule }) => rule },
  { key: 'count', header: words.made, align: 'end', cell: ({ count }) => count },
  { key: 'example', header: words.example, cell: ({ example }) => example ?? words.noExample },
]

function againLabel(version: VersionHealth) {
  const share = againShare(version)
  return share === null ? words.noOpinion : opinionLabel(share, opinionCount(version))
}

function Version({ model, prompt, rules, firstAt, lastAt }: VersionHealth) {
  return (
    <>
      {model ? modelVersionLabel(model, prompt) : words.bank}
      <span className="block font-normal text-ink-2 text-xs">{rules ? rulesLabel(rules) : words.oldRules}</span>
      <span className="block font-normal text-ink-2 text-xs">
        <LongDate date={firstAt} /> – <LongDate date={lastAt} />
      </span>
    </>
  )
}

function Lines({ lines, none }: { lines: readonly string[]; none: string }) {
  if (lines.length === 0) return none
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
