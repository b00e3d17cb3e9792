import { useQuery } from '@tanstack/react-query'
import { AGE_GROUPS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { ComboBox } from '#app/ui/form/combo-box.tsx'
import { Select } from '#app/ui/form/select.tsx'
import type { ZodForm } from '#app/ui/form/use-zod-form.ts'
import { AGE_GROUP_LABELS, DEVELOPMENT_LABELS, DURATION_LABELS, PLACE_LABELS, SEASON_LABELS } from '#content/labels.ts'
import { referenceListQuery, useCreateReference } from '../../activities.queries.ts'
import { MATERIALS_MAX, THEMES_MAX } from '../../generate-activity.schema.ts'
import type { CriteriaForm } from './criteria-memory.ts'

/** Characters of a name that is added to a list. */
const NAME_MAX = 60

function optionsOf<Value extends string | number>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value: `${value}`, label: labels[value] }))
}

type CriteriaFieldsProps<Output extends CriteriaForm> = { form: ZodForm<CriteriaForm, Output> }

/** What an educator asks for: for whom and what for first, then with what, where and how long. */
export function CriteriaFields<Output extends CriteriaForm>({ form }: CriteriaFieldsProps<Output>) {
  const isMixed = form.watch('ageGroups').length > 1
  // Also in the markup: the page is read before it answers.
  const { defaultValues } = form.formState
  return (
    <>
      <CheckboxGroup
        legend="Groupe d’âge"
        hint={
          isMixed
            ? 'Groupe multiâge : les précautions du plus jeune s’appliquent à tout le groupe.'
            : 'Un ou plusieurs groupes.'
        }
        options={optionsOf(AGE_GROUPS, AGE_GROUP_LABELS)}
        {...form.field('ageGroups')}
      />
      <CheckboxGroup
        legend="Domaine de développement"
        hint="Un ou deux domaines."
        options={optionsOf(DEVELOPMENTS, DEVELOPMENT_LABELS)}
        {...form.field('developments')}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <NamesField form={form} name="themes" />
        <NamesField form={form} name="materials" />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <Select
          label="Lieu"
          options={optionsOf(PLACES, PLACE_LABELS)}
          defaultValue={defaultValues?.place}
          {...form.field('place')}
        />
        <Select
          label="Saison"
          options={optionsOf(SEASONS, SEASON_LABELS)}
          defaultValue={defaultValues?.season}
          {...form.field('season')}
        />
        <Select
          label="Durée"
          options={optionsOf(DURATIONS, DURATION_LABELS)}
          defaultValue={defaultValues?.durationMinutes}
          {...form.register('durationMinutes', { valueAsNumber: true })}
          error={form.errorOf('durationMinutes')}
        />
      </div>
    </>
  )
}

const NAMES = {
  themes: {
    label: 'Thèmes',
    hint: `Choisissez ou créez; ${THEMES_MAX} au plus.`,
    placeholder: 'Surprenez-moi',
    max: THEMES_MAX,
    list: 'theme',
  },
  materials: {
    label: 'Matériel',
    hint: `Ce que vous avez sous la main; ${MATERIALS_MAX} au plus.`,
    placeholder: 'Peu importe',
    max: MATERIALS_MAX,
    list: 'material',
  },
} as const

type NamesFieldProps<Output extends CriteriaForm> = CriteriaFieldsProps<Output> & { name: keyof typeof NAMES }

function NamesField<Output extends CriteriaForm>({ form, name }: NamesFieldProps<Output>) {
  const { list, max, ...words } = NAMES[name]
  const { data = [] } = useQuery(referenceListQuery(list))
  const create = useCreateReference(list)
  const onCreate = async (wanted: string) => {
    form.clearErrors(name)
    try {
      return await create(wanted)
    } catch (error) {
      form.setError(name, { message: parseError(error).sentence })
      throw error
    }
  }
  return (
    <ComboBox
      {...words}
      optional
      name={name}
      max={max}
      maxLength={NAME_MAX}
      options={data.map((item) => item.name)}
      values={form.watch(name)}
      onValuesChange={(names) =>
        form.setValue(name, names, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
      onCreate={onCreate}
      error={form.errorOf(name)}
    />
  )
}
