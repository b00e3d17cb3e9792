import { useEffect, useRef, useState } from 'react'
import { type ActivityCriteria, GROUP_SIZE_MAX, OBSERVATION_MAX } from '#app/domain/activity-criteria.ts'
import { ALLERGENS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import type { ZodForm } from '#app/ui/form/use-zod-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ALLERGEN_LABELS, DURATION_LABELS, PLACE_LABELS, SEASON_LABELS } from '#content/labels.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import { optionsOf } from '../../words.ts'
import { describeDetails } from './last-criteria.ts'
import { MaterialQuestions } from './material-questions.tsx'
import { NamesField } from './names-field.tsx'

type DetailsProps<Output extends ActivityCriteria> = { form: ZodForm<ActivityCriteria, Output> }

const ADULTS = [1, 2]
const SIZES = Array.from({ length: GROUP_SIZE_MAX }, (_, index) => index + 1)
const DETAIL_FIELDS = [
  'themes',
  'materials',
  'place',
  'season',
  'durationMinutes',
  'groupSize',
  'adults',
  'allergies',
  'observation',
] as const

/**
 * « Préciser »: the criteria that have a default. Closed, it sums up the current choices; an invalid field opens it. The
 * fields are in the page once it has been opened.
 */
export function CriteriaDetails<Output extends ActivityCriteria>({ form }: DetailsProps<Output>) {
  const details = useRef<HTMLDetailsElement>(null)
  const isRefused = DETAIL_FIELDS.some((name) => form.errorOf(name))
  useEffect(() => {
    if (isRefused && details.current) details.current.open = true
  }, [isRefused])
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      ref={details}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
      className="group rounded-lg border border-line lg:not-open:col-span-1!"
    >
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 rounded-lg px-4 py-2.5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">Préciser</span>
        <span className="order-last min-w-0 basis-full text-ink-2 text-sm sm:order-none sm:flex-1">
          {describeDetails(form.watch())}
        </span>
        <Icon as="lucide-chevron-down" className="ml-auto text-ink-2 group-open:rotate-180" />
      </summary>
      {wasOpened && <DetailFields form={form} />}
    </details>
  )
}

function DetailFields<Output extends ActivityCriteria>({ form }: DetailsProps<Output>) {
  const materials = form.watch('materials')
  return (
    <div className="flex flex-col gap-5 border-line border-t p-4 sm:p-5">
      <div className="grid gap-5 md:grid-cols-2">
        <NamesField form={form} name="themes" />
        <div className="flex flex-col gap-1">
          <NamesField form={form} name="materials" />
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input type="checkbox" className="box" {...form.register('onlyMaterials')} />
            {materials.length > 0 ? generatorSentences.onlyMaterials : generatorSentences.noMaterial}
          </label>
        </div>
      </div>
      <MaterialQuestions names={materials} />
      <div className="grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        <Select label="Lieu" options={optionsOf(PLACES, PLACE_LABELS)} {...form.field('place')} />
        <Select label="Saison" options={optionsOf(SEASONS, SEASON_LABELS)} {...form.field('season')} />
        <Select
          label="Durée"
          options={optionsOf(DURATIONS, DURATION_LABELS)}
          {...form.register('durationMinutes', { valueAsNumber: true })}
          error={form.errorOf('durationMinutes')}
        />
        <Select
          label="Taille du groupe"
          optional
          placeholder="Non précisée"
          options={SIZES.map((size) => ({ value: `${size}`, label: plural(size, 'enfant') }))}
          {...form.register('groupSize', { setValueAs: (value) => (value ? Number(value) : null) })}
          error={form.errorOf('groupSize')}
        />
        <Select
          label="Adultes"
          optional
          placeholder="Non précisé"
          options={ADULTS.map((count) => ({ value: `${count}`, label: plural(count, 'adulte') }))}
          {...form.register('adults', { setValueAs: (value) => (value ? Number(value) : null) })}
          error={form.errorOf('adults')}
        />
      </div>
      <CheckboxGroup
        legend="Allergies présentes"
        optional
        hint={generatorSentences.allergiesHint}
        options={optionsOf(ALLERGENS, ALLERGEN_LABELS)}
        {...form.field('allergies')}
      />
      <TextArea
        label="Qu’avez-vous observé?"
        optional
        hint={generatorSentences.observationHint}
        rows={3}
        maxLength={OBSERVATION_MAX}
        {...form.field('observation')}
      />
    </div>
  )
}
