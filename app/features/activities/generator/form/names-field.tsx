import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ActivityCriteria, MATERIALS_MAX, THEMES_MAX } from '#app/domain/activity-criteria.ts'
import {
  checkChildNames,
  referenceListQuery,
  useCreateReferenceItem,
} from '#app/features/activities/library/queries.ts'
import { parseError } from '#app/lib/parse-error.ts'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { ComboBox } from '#app/ui/form/combo-box.tsx'
import { PersonalDataWarning } from '#app/ui/form/personal-data-warning.tsx'
import type { ZodForm } from '#app/ui/form/use-zod-form.ts'
import { generatorSentences } from '#content/pages/activities.ts'

/** Characters of a theme or material that is added to the lists. */
const NAME_MAX = 60

const FIELDS = {
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

type NamesFieldProps<Output extends ActivityCriteria> = {
  form: ZodForm<ActivityCriteria, Output>
  name: keyof typeof FIELDS
}

/** A new theme or material that seems to contain a child's name, waiting for her confirmation. */
type NameConfirmation = { found: PersonalData[]; without: string; onAnswer: (name: string | null) => void }

/** Themes or materials: chosen from the reference list, or added to it. */
export function NamesField<Output extends ActivityCriteria>({ form, name }: NamesFieldProps<Output>) {
  const { list, max, ...fieldProps } = FIELDS[name]
  const { data = [] } = useQuery(referenceListQuery(list))
  const create = useCreateReferenceItem(list)
  const [confirmation, setConfirmation] = useState<NameConfirmation | null>(null)
  /**
   * The theme or material to add: as typed, or without the child's name when she agrees; null when she wants to correct
   * it.
   */
  const confirmName = async (typed: string) => {
    const {
      found,
      without: [without = ''],
    } = await checkChildNames([typed])
    // A child's name alone leaves nothing: the server then refuses it with a sentence of its own.
    if (without === '' || !found.some(({ kind }) => kind === 'name')) return typed
    const answer = await new Promise<string | null>((onAnswer) => setConfirmation({ found, without, onAnswer }))
    setConfirmation(null)
    return answer
  }
  const onCreate = async (typed: string) => {
    form.clearErrors(name)
    const confirmed = await confirmName(typed)
    if (confirmed === null) throw new Error('Not added: to be corrected')
    try {
      return await create(confirmed)
    } catch (error) {
      form.setError(name, { message: parseError(error).sentence })
      throw error
    }
  }
  return (
    <>
      <ComboBox
        {...fieldProps}
        optional
        name={name}
        max={max}
        maxLength={NAME_MAX}
        options={data.map((item) => item.name)}
        values={form.watch(name)}
        onValuesChange={(change) =>
          form.setValue(name, change(form.getValues(name)), {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        onCreate={onCreate}
        error={form.errorOf(name)}
      />
      {confirmation && (
        <PersonalDataWarning
          found={confirmation.found}
          sentence={generatorSentences.nameQuestion}
          advice={generatorSentences.nameAdvice}
          correctLabel="Corriger"
          continueLabel={`Ajouter «\u00A0${confirmation.without}\u00A0»`}
          onCorrect={() => confirmation.onAnswer(null)}
          onContinue={() => confirmation.onAnswer(confirmation.without)}
        />
      )}
    </>
  )
}
