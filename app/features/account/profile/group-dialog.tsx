import { GROUP_SIZE_MAX } from '#app/domain/activity-criteria.ts'
import { AGE_GROUPS, ALLERGENS } from '#app/domain/enums.ts'
import { OwnGroup } from '#app/domain/own-group.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { AGE_GROUP_LABELS, ALLERGEN_LABELS } from '#content/labels.ts'
import { groupWords } from '#content/pages/own-group.ts'
import { useUpdateOwnGroup } from '../queries.ts'

const SIZES = Array.from({ length: GROUP_SIZE_MAX }, (_, index) => index + 1)
const toNumber = { setValueAs: (value: string | number | null) => (value ? Number(value) : null) }

/** « Mon groupe »: ages, number of children and adults, allergies that are present. */
export function GroupDialog({ group, onClose }: { group: OwnGroup; onClose: () => void }) {
  const update = useUpdateOwnGroup()
  const { ageGroups, groupSize, groupAdults, groupAllergies } = group
  const form = useZodForm(OwnGroup, { defaultValues: { ageGroups, groupSize, groupAdults, groupAllergies } })
  return (
    <FormDialog
      onClose={onClose}
      title={groupWords.title}
      form={form}
      submitLabel="Enregistrer"
      saved={groupWords.saved}
      onSubmit={(values) => update.mutateAsync(values)}
    >
      <p className="text-ink-2 text-sm">{groupWords.lead}</p>
      <CheckboxGroup
        legend={groupWords.ages}
        optional
        options={AGE_GROUPS.map((value) => ({ value, label: AGE_GROUP_LABELS[value] }))}
        {...form.field('ageGroups')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={groupWords.size}
          optional
          placeholder="Non précisé"
          options={SIZES.map((size) => ({ value: `${size}`, label: plural(size, 'enfant') }))}
          {...form.register('groupSize', toNumber)}
          error={form.errorOf('groupSize')}
        />
        <Select
          label={groupWords.adults}
          optional
          placeholder="Non précisé"
          options={[1, 2].map((count) => ({ value: `${count}`, label: plural(count, 'adulte') }))}
          {...form.register('groupAdults', toNumber)}
          error={form.errorOf('groupAdults')}
        />
      </div>
      <CheckboxGroup
        legend={groupWords.allergies}
        optional
        hint={groupWords.allergiesHint}
        options={ALLERGENS.map((value) => ({ value, label: ALLERGEN_LABELS[value] }))}
        {...form.field('groupAllergies')}
      />
    </FormDialog>
  )
}
