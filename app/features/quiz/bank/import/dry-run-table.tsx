import { Tag } from '#app/ui/chips.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import type { ImportAction, ImportLine } from '../schema.ts'

const ACTION_LABELS: Record<ImportAction, string> = {
  create: 'Nouvelle',
  update: 'Modifiée',
  same: 'Sans changement',
  refused: 'À corriger',
}

const COLUMNS: Column<ImportLine>[] = [
  { key: 'line', header: 'Ligne', align: 'end', cell: ({ line }) => line },
  {
    key: 'prompt',
    header: 'Question',
    rowHeader: true,
    className: 'min-w-56 [overflow-wrap:anywhere]',
    cell: ({ prompt }) => prompt || '(sans question)',
  },
  {
    key: 'action',
    header: 'Suite',
    className: 'whitespace-nowrap',
    cell: ({ action }) => <Tag>{ACTION_LABELS[action]}</Tag>,
  },
  {
    key: 'remarks',
    header: 'À savoir',
    className: 'min-w-64',
    cell: ({ errors, warnings }) => (
      <ul className="flex flex-col gap-1">
        {errors.map((sentence) => (
          <li key={sentence} className="font-medium text-danger-ink">
            {sentence}
          </li>
        ))}
        {warnings.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    ),
  },
]

/** Refused lines first, then the others in the order of the file. */
export function DryRunTable({ lines }: { lines: readonly ImportLine[] }) {
  const rank = ({ action }: ImportLine) => (action === 'refused' ? 0 : 1)
  const rows = lines.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line)
  return (
    <div className="max-h-[32rem] overflow-y-auto">
      <DataTable
        caption="Ce que chaque ligne du fichier changerait"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ line }) => String(line)}
      />
    </div>
  )
}
