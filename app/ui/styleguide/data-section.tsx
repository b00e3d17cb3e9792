import { useState } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { formatNumber } from '#app/lib/french/grammar.ts'
import { type Column, DataTable, type SortState } from '../data-table.tsx'
import { Breadcrumb } from '../page/page-header.tsx'
import { SectionBlock } from '../page/section-block.tsx'
import { Avatar } from '../person.tsx'
import { StatLine } from '../stat-line.tsx'
import { Specimen } from './specimen.tsx'

type Person = { id: string; firstName: string; lastName: string; quizzes: number; last: string }

const PEOPLE: Person[] = [
  { id: '1', firstName: 'Marie', lastName: 'Lavoie', quizzes: 12, last: '3 mars 2026' },
  { id: '2', firstName: 'Aïcha', lastName: 'Benali', quizzes: 4, last: '28 février 2026' },
  { id: '3', firstName: 'Élise', lastName: 'Tremblay-Côté', quizzes: 1_204, last: '1er février 2026' },
]

const COLUMNS: Column<Person>[] = [
  {
    key: 'name',
    header: 'Éducatrice',
    rowHeader: true,
    sortable: true,
    cell: (person) => (
      <span className="flex items-center gap-3">
        <Avatar firstName={person.firstName} lastName={person.lastName} />
        {fullName(person)}
      </span>
    ),
  },
  {
    key: 'quizzes',
    header: 'Quiz terminés',
    align: 'end',
    sortable: true,
    cell: ({ quizzes }) => formatNumber(quizzes),
  },
  { key: 'last', header: 'Dernier quiz', cell: ({ last }) => last, className: 'whitespace-nowrap' },
]

function compare(a: Person, b: Person, column: string): number {
  return column === 'quizzes' ? a.quizzes - b.quizzes : a.lastName.localeCompare(b.lastName, 'fr')
}

export function DataSection() {
  const [sort, setSort] = useState<SortState>({ column: 'name', direction: 'ascending' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = PEOPLE.toSorted((a, b) => sign * compare(a, b, sort.column))
  return (
    <SectionBlock title="Données">
      <Breadcrumb items={[{ label: 'Équipe', to: '/team' }]} current="Marie Lavoie" />
      <Specimen name="Nombres">
        <StatLine value="12" label="éducatrices" />
        <StatLine value="84 %" label="de bonnes réponses" />
      </Specimen>
      <DataTable
        caption="Équipe du CPE Les Mésanges"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
      />
    </SectionBlock>
  )
}
