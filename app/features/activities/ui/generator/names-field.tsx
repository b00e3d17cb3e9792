import { useQuery } from '@tanstack/react-query'
import { parseError } from '#app/lib/parse-error.ts'
import { ComboBox } from '#app/ui/form/combo-box.tsx'
import type { ZodForm } from '#app/ui/form/use-zod-form.ts'
import { referenceListQuery, useCreateReference } from '../../activities.queries.ts'
import { MATERIALS_MAX, THEMES_MAX } from '../../generate-activity.schema.ts'
import type { CriteriaForm } from './criteria-memory.ts'

/** Characters of a name that is added to a list. */
const NAME_MAX = 60

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

type NamesFieldProps<Output extends CriteriaForm> = {
  form: ZodForm<CriteriaForm, Output>
  name: keyof typeof NAMES
}

/** Themes or materials: chosen from the list, or added to it on the way. */
export function NamesField<Output extends CriteriaForm>({ form, name }: NamesFieldProps<Output>) {
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
