import { Select } from '#app/ui/form/select.tsx'
import { SearchField } from '#app/ui/form/text-field.tsx'
import { useDebouncedFilter } from '#app/ui/use-debounced-filter.ts'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { REVIEW_PERIODS, REVIEW_STATES } from '#content/pages/quiz-reviews.ts'
import { NAME_MAX, PERIODS, ReviewFilters } from '../search-params.ts'

const PROGRAM_OPTIONS = [
  { value: 'PETITE_ENFANCE', label: QUIZ_PROGRAMS.PETITE_ENFANCE.title },
  { value: 'ALEX', label: QUIZ_PROGRAMS.ALEX.title },
]
const STATE_OPTIONS = [
  { value: 'none', label: REVIEW_STATES.none },
  { value: 'open', label: REVIEW_STATES.open },
  { value: 'done', label: REVIEW_STATES.done },
  { value: 'unread', label: 'Pas encore revu' },
]
const PERIOD_OPTIONS = PERIODS.map((days) => ({ value: String(days), label: REVIEW_PERIODS[days] }))

type TeamFiltersProps = { filters: ReviewFilters; onChange: (filters: ReviewFilters) => void }

/** Filters of the table; each change is applied at once and written to the address. */
export function TeamFilters({ filters, onChange }: TeamFiltersProps) {
  const set = (change: Record<string, unknown>) => onChange(ReviewFilters.parse({ ...filters, ...change }))
  const [name, typeName] = useDebouncedFilter(filters.name ?? '', (text) => set({ name: text }))
  return (
    <div
      role="group"
      aria-label="Filtrer les résultats"
      className="no-print grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4"
    >
      <SearchField
        label="Personne"
        placeholder="Personne"
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => typeName(event.target.value)}
      />
      <Select
        label="Quiz"
        placeholder="Les deux"
        options={PROGRAM_OPTIONS}
        value={filters.program ?? ''}
        onChange={(event) => set({ program: event.target.value })}
      />
      <Select
        label="État"
        placeholder="Tous"
        options={STATE_OPTIONS}
        value={filters.state ?? ''}
        onChange={(event) => set({ state: event.target.value })}
      />
      <Select
        label="Période"
        placeholder="Depuis le début"
        options={PERIOD_OPTIONS}
        value={filters.since ? String(filters.since) : ''}
        onChange={(event) => set({ since: Number(event.target.value) })}
      />
    </div>
  )
}
