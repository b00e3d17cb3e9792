import { SEASONS } from '#app/domain/enums.ts'
import { chosenLabel, FilterButton } from '#app/ui/button/filter-button.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { PLAY_KIND_LABELS, PLAY_KINDS } from '#content/exercises/types.ts'
import { SEASON_LABELS } from '#content/labels.ts'
import type { ExerciseFilters as Filters } from '../search-params.ts'

const KIND_OPTIONS = PLAY_KINDS.map((value) => ({ value, label: PLAY_KIND_LABELS[value] }))
const SEASON_OPTIONS = SEASONS.map((value) => ({ value, label: SEASON_LABELS[value] }))

type ExerciseFiltersProps = { filters: Filters; onChange: (filters: Filters) => Promise<unknown> }

/** Kind of play and season. The choice shows at once, before the address has changed. */
export function ExerciseFilters(props: ExerciseFiltersProps) {
  const [filters, onChange] = useOptimisticChoice(props.filters, props.onChange)
  return (
    <div role="group" aria-label="Filtrer les situations" className="flex flex-wrap gap-2">
      <FilterButton
        label="Type de jeu"
        active={chosenLabel(KIND_OPTIONS, filters.kinds)}
        onClear={() => onChange({ ...filters, kinds: [] })}
      >
        <CheckboxGroup
          legend="Type de jeu"
          hideLegend
          variant="list"
          options={KIND_OPTIONS}
          values={filters.kinds}
          onValuesChange={(kinds) => onChange({ ...filters, kinds })}
        />
      </FilterButton>
      <FilterButton
        label="Saison"
        active={chosenLabel(SEASON_OPTIONS, filters.seasons)}
        onClear={() => onChange({ ...filters, seasons: [] })}
      >
        <CheckboxGroup
          legend="Saison"
          hideLegend
          variant="list"
          options={SEASON_OPTIONS}
          values={filters.seasons}
          onValuesChange={(seasons) => onChange({ ...filters, seasons })}
        />
      </FilterButton>
    </div>
  )
}
