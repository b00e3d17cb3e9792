import { useState } from 'react'
import { DAYCARE_KINDS } from '#app/domain/enums.ts'
import { fullName } from '#app/domain/full-name.ts'
import { ofName } from '#app/lib/french/grammar.ts'
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { LinkDialog } from '#app/ui/dialog/link-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { DAYCARE_KIND_CHOICES } from '#content/labels.ts'
import { managerSentences, managerWords } from '#content/pages/managers.ts'
import { DaycarePicker, type PickedDaycare } from './daycare-picker.tsx'
import { useCreateManager, useManagerLink } from './functions.ts'
import { PersonFields } from './person-fields.tsx'
import { NewManagerForm } from './schema.ts'

const DAYCARE_CHOICES = [
  { value: 'new', label: 'Un nouveau milieu', description: 'Créé en même temps qu’elle.' },
  { value: 'known', label: 'Un milieu qui existe', description: 'Elle le dirige avec les autres.' },
  { value: 'none', label: 'Aucun pour l’instant', description: 'Elle créera le sien en entrant.' },
] as const

type AddManagerProps = { sendsMail: boolean; onClose: () => void }

/** Adds a manager and, if needed, her daycare in one form; then shows her link, unless it leaves by e-mail. */
export function AddManager({ sendsMail, onClose }: AddManagerProps) {
  const create = useCreateManager()
  const makeLink = useManagerLink()
  const [added, setAdded] = useState<{ managerId: string; name: string } | null>(null)
  const [picked, setPicked] = useState<PickedDaycare[]>([])
  const [isDaycareMissing, setIsDaycareMissing] = useState(false)
  const form = useZodForm(NewManagerForm, {
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      daycareChoice: 'new',
      name: '',
      daycareKind: 'CPE',
      invite: sendsMail,
    },
  })
  const daycareChoice = form.watch('daycareChoice')
  if (added)
    return <LinkDialog name={added.name} isFirst makeLink={() => makeLink(added.managerId)} onClose={onClose} />
  return (
    <FormDialog
      onClose={onClose}
      title={managerWords.add}
      form={form}
      submitLabel="Ajouter la gestionnaire"
      onSubmit={async ({ daycareChoice: choice, name, daycareKind, invite, ...person }) => {
        const [existingDaycare] = picked
        if (choice === 'known' && !existingDaycare) return setIsDaycareMissing(true)
        const daycare =
          choice === 'new'
            ? ({ kind: 'new', name, daycareKind } as const)
            : existingDaycare && choice === 'known'
              ? ({ kind: 'known', daycareId: existingDaycare.id } as const)
              : ({ kind: 'none' } as const)
        const { managerId } = await create.mutateAsync({ ...person, daycare, invite })
        const manager = fullName(person)
        notify.success(managerWords.added(ofName(manager)))
        if (invite) onClose()
        else setAdded({ managerId, name: manager })
      }}
    >
      <PersonFields form={form} />
      <RadioCards legend="Son milieu" columns={1} options={DAYCARE_CHOICES} {...form.register('daycareChoice')} />
      {daycareChoice === 'new' && (
        <>
          <TextField label="Nom du milieu" {...form.field('name')} />
          <Select
            label="Type de milieu"
            options={DAYCARE_KINDS.map((kind) => ({ value: kind, label: DAYCARE_KIND_CHOICES[kind] }))}
            {...form.field('daycareKind')}
          />
        </>
      )}
      {daycareChoice === 'known' && (
        <DaycarePicker
          legend="Milieu"
          max={1}
          picked={picked}
          onPick={(next) => {
            setPicked(next)
            setIsDaycareMissing(false)
          }}
          error={isDaycareMissing ? managerSentences.daycareMissing : undefined}
        />
      )}
      {sendsMail ? (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" className="box" {...form.register('invite')} />
          {managerWords.inviteNow}
        </label>
      ) : (
        <p className="text-ink-2 text-sm">{managerWords.noMail}</p>
      )}
    </FormDialog>
  )
}
