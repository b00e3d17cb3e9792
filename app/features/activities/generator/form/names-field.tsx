import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ActivityCriteria, MATERIALS_MAX, THEMES_MAX } from '#app/domain/activity-criteria.ts'
import { askChildNames, referenceListQuery, useCreateReference } from '#app/features/activities/library/queries.ts'
import { parseError } from '#app/lib/parse-error.ts'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { ComboBox } from '#app/ui/form/combo-box.tsx'
import { PersonalDataWarning } from '#app/ui/form/personal-data-warning.tsx'
import type { ZodForm } from '#app/ui/form/use-zod-form.ts'
import { generatorSentences } from '#content/pages/activities.ts'

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

type NamesFieldProps<Output extends ActivityCriteria> = {
  form: ZodForm<ActivityCriteria, Output>
  name: keyof typeof NAMES
}

/** A name to add that seems to hold a child's, and what waits for her word. */
type Question = { found: PersonalData[]; without: string; onAnswer: (name: string | null) => void }

/** Themes or materials: chosen from the list, or added to it on the way. */
export function NamesField<Output extends ActivityCriteria>({ form, name }: NamesFieldProps<Output>) {
  const { list, max, ...words } = NAMES[name]
  const { data = [] } = useQuery(referenceListQuery(list))
  const create = useCreateReference(list)
  const [question, setQuestion] = useState<Question | null>(null)
  /** The name to add: as typed, or without the child's when she agrees. */
  const nameToAdd = async (wanted: string) => {
    const {
      found,
      without: [without = ''],
    } = await askChildNames([wanted])
    // Nothing is left of a child's name alone: the server says so.
    if (without === '' || !found.some(({ kind }) => kind === 'name')) return wanted
    const answer = await new Promise<string | null>((onAnswer) => setQuestion({ found, without, onAnswer }))
    setQuestion(null)
    return answer
  }
  const onCreate = async (wanted: string) => {
    form.clearErrors(name)
    const asked = await nameToAdd(wanted)
    if (asked === null) throw new Error('she corrects it')
    try {
      return await create(asked)
    } catch (error) {
      form.setError(name, { message: parseError(error).sentence })
      throw error
    }
  }
  return (
    <>
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
      {question && (
        <PersonalDataWarning
          found={question.found}
          sentence={generatorSentences.nameQuestion}
          advice={generatorSentences.nameAdvice}
          correct="Corriger"
          goOn={`Ajouter «\u00A0${question.without}\u00A0»`}
          onCorrect={() => question.onAnswer(null)}
          onGoOn={() => question.onAnswer(question.without)}
        />
      )}
    </>
  )
}
