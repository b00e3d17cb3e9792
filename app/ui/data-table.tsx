import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'

export type SortState = { column: string; direction: 'ascending' | 'descending' }

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'start' | 'end'
  /** The cells of this column are the row headers; exactly one column. */
  rowHeader?: boolean
  /** Without its header when a row is shown as a card, for cells of buttons. */
  unlabelled?: boolean
  /** Width or wrapping classes of the column. */
  className?: string
}

type DataTableProps<Row> = {
  /** Title of the table; visible unless `hideCaption`. */
  caption: ReactNode
  hideCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: SortState
  onSort?: (sort: SortState) => void
}

/** Explicit roles: with the card layout of data-table.css, some browsers drop the implicit ones. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table, sortable with `onSort`; in a narrow container each row is shown as a card (data-table.css). */
export function DataTable<Row>({ caption, hideCaption, columns, rows, rowKey, sort, onSort }: DataTableProps<Row>) {
  const captionId = useId()
  return (
    <section aria-labelledby={captionId} tabIndex={0} className="data-table card overflow-x-auto">
      <table {...ROLES.table} className="w-full border-collapse text-sm">
        <caption id={captionId} className={hideCaption ? 'sr-only' : 'px-5 pt-4 pb-2 text-left font-semibold'}>
          {caption}
        </caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <tr {...ROLES.row} key={rowKey(row)} className="border-line border-t hover:bg-sunken">
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td'
                return (
                  <Cell
                    {...(column.rowHeader ? ROLES.rowheader : ROLES.cell)}
                    key={column.key}
                    data-label={column.rowHeader || column.unlabelled ? undefined : column.header}
                    scope={column.rowHeader ? 'row' : undefined}
                    className={clsx(
                      'px-5 py-2.5',
                      cellAlign(column),
                      column.rowHeader ? 'font-semibold' : 'font-normal',
                      column.className,
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type HeaderCellProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const current = sort?.column === column.key ? sort.direction : undefined
  const sortable = column.sortable && onSort
  return (
    <th
      {...ROLES.columnheader}
      scope="col"
      aria-sort={sortable ? (current ?? 'none') : undefined}
      className={clsx(
        'whitespace-nowrap bg-sunken font-semibold text-ink-2',
        cellAlign(column),
        sortable ? 'px-2' : 'px-5 py-2.5',
      )}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() =>
            onSort({ column: column.key, direction: current === 'ascending' ? 'descending' : 'ascending' })
          }
          className="tap inline-flex items-center gap-1.5 rounded-sm px-3 hover:text-ink focus-visible:-outline-offset-3"
        >
          {column.header}
          <span aria-hidden="true" className="text-xs">
            {current === 'ascending' ? '▲' : current === 'descending' ? '▼' : '↕'}
          </span>
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

function cellAlign({ align }: { align?: 'start' | 'end' }): string {
  return align === 'end' ? 'text-right tabular-nums' : 'text-left'
}
