import { PROGRAMS } from '#app/domain/enums.ts'
import { chosenLabel, FilterButton } from '#app/ui/button/filter-button.tsx'
import { ToggleChip } from '#app/ui/chips.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { SearchField } from '#app/ui/form/text-field.tsx'
import { useDebouncedFilter } from '#app/ui/use-debounced-filter.ts'
import { PROGRAM_LABELS, STATUS_LABELS } from '#content/pages/question-bank.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'
import { SEARCH_MAX, STATUSES } from '../limits.ts'
import type { BankFilters } from '../schema.ts'

type BankFiltersBarProps = { filters: BankFilters; onChange: (filters: BankFilters) => void }

type Option<Value extends string> = { value: Value; label: string }

const PROGRAM_OPTIONS = PROGRAMS.map((value) => ({ value, label: PROGRAM_LABELS[value] }))
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))

function topicOptions(programs: BankFilters['programs']): Option<string>[] {
  return PROGRAMS.filter((program) => programs.length === 0 || programs.includes(program)).flatMap((program) =>
    Object.entries(QUESTION_TOPICS[program]).map(([value, label]) => ({ value, label })),
  )
}

/** Search and filters of the bank, written to the address. */
export function BankFiltersBar({ filters, onChange }: BankFiltersBarProps) {
  return (
    <div className="flex flex-col gap-3">
      <QuestionSearch text={filters.q} onTextChange={(q) => onChange({ ...filters, q })} />
      <div role="group" aria-label="Filtrer les questions" className="flex flex-wrap gap-2">
        <Filter
          label="Programme"
          options={PROGRAM_OPTIONS}
          values={filters.programs}
          // Topics belong to a program: one of a program that is no longer selected would match nothing.
          onChange={(programs) => onChange({ ...filters, programs, topics: [] })}
        />
        <Filter
          label="Thème"
          options={topicOptions(filters.programs)}
          values={filters.topics}
          onChange={(topics) => onChange({ ...filters, topics })}
        />
        <Filter
          label="Statut"
          options={STATUS_OPTIONS}
          values={filters.statuses}
          onChange={(statuses) => onChange({ ...filters, statuses })}
        />
        <ToggleChip pressed={filters.toReview} onPressedChange={(toReview) => onChange({ ...filters, toReview })}>
          À revoir
        </ToggleChip>
        <ToggleChip pressed={filters.reported} onPressedChange={(reported) => onChange({ ...filters, reported })}>
          Signalées
        </ToggleChip>
      </div>
    </div>
  )
}

function QuestionSearch({ text, onTextChange }: { text: string; onTextChange: (text: string) => void }) {
  const [typed, setTyped] = useDebouncedFilter(text, onTextChange)
  return (
    <search>
      <SearchField
        label="Chercher dans les questions"
        placeholder="Un mot de la question, d’un choix, d’une explication"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  )
}

type FilterProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
}

function Filter<Value extends string>({ label, options, values, onChange }: FilterProps<Value>) {
  return (
    <FilterButton label={label} active={chosenLabel(options, values)} onClear={() => onChange([])}>
      <CheckboxGroup
        legend={label}
        hideLegend
        variant="list"
        options={options}
        values={values}
        onValuesChange={onChange}
      />
    </FilterButton>
  )
}
