import { useQuery } from '@tanstack/react-query'
import { AGE_GROUPS, DEVELOPMENTS } from '#app/domain/enums.ts'
import { FilterButton } from '#app/ui/filter-button.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { useWanted } from '#app/ui/use-wanted.ts'
import { AGE_GROUP_LABELS, DEVELOPMENT_LABELS } from '#content/labels.ts'
import { referenceListQuery } from '../../activities.queries.ts'
import type { ActivityFilters } from '../../activities.schema.ts'
import type { ReferenceItem } from '../../reference-lists.schema.ts'

type LibraryFiltersProps = { filters: ActivityFilters; onChange: (filters: ActivityFilters) => Promise<unknown> }

const AGES = AGE_GROUPS.map((value) => ({ value, label: AGE_GROUP_LABELS[value] }))
const DOMAINS = DEVELOPMENTS.map((value) => ({ value, label: DEVELOPMENT_LABELS[value] }))

/** The four filters, applied at once and written in the address. */
export function LibraryFilters(props: LibraryFiltersProps) {
  const [filters, onChange] = useWanted(props.filters, props.onChange)
  const { data: themes = [] } = useQuery(referenceListQuery('theme'))
  const { data: materials = [] } = useQuery(referenceListQuery('material'))
  return (
    <div role="group" aria-label="Filtrer les activités" className="flex flex-wrap gap-2">
      <Filter
        label="Âge"
        options={AGES}
        values={filters.ageGroups}
        onChange={(ageGroups) => onChange({ ...filters, ageGroups })}
      />
      <Filter
        label="Domaine"
        options={DOMAINS}
        values={filters.developments}
        onChange={(developments) => onChange({ ...filters, developments })}
      />
      <Filter
        label="Thème"
        options={named(themes)}
        values={filters.themeIds}
        onChange={(themeIds) => onChange({ ...filters, themeIds })}
      />
      <Filter
        label="Matériel"
        options={named(materials)}
        values={filters.materialIds}
        onChange={(materialIds) => onChange({ ...filters, materialIds })}
      />
    </div>
  )
}

function named(items: readonly ReferenceItem[]): Option<string>[] {
  return items.map(({ id, name }) => ({ value: id, label: name }))
}

type Option<Value extends string> = { value: Value; label: string }
type FilterProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
}

function Filter<Value extends string>({ label, options, values, onChange }: FilterProps<Value>) {
  return (
    <FilterButton label={label} active={shortly(options, values)} onClear={() => onChange([])}>
      <CheckboxGroup
        legend={label}
        hideLegend
        look="list"
        options={options}
        values={values}
        onValuesChange={onChange}
      />
    </FilterButton>
  )
}

/** « 3-4 ans » when one value is chosen, « 2 » when there are several. */
function shortly<Value extends string>(
  options: readonly Option<Value>[],
  values: readonly Value[],
): string | undefined {
  if (values.length === 0) return undefined
  const only = values.length === 1 ? options.find(({ value }) => value === values[0]) : undefined
  return only?.label ?? String(values.length)
}
