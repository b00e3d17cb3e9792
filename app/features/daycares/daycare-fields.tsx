import type { UseFormRegisterReturn } from 'react-hook-form'
import { DAYCARE_KINDS } from '#app/domain/enums.ts'
import { formatNumber } from '#app/lib/french/grammar.ts'
import { Select } from '#app/ui/form/select.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { DAYCARE_KIND_CHOICES } from '#content/labels.ts'
import { ADDRESS_MAX, CAPACITY_MAX } from './schema.ts'

type Field = 'name' | 'kind' | 'address' | 'phone' | 'permitNumber' | 'capacity'
/** Any form that has these fields, and others too. */
type FormWithDaycare = {
  field: (name: Field) => UseFormRegisterReturn & { error: string | undefined; defaultValue?: string | undefined }
}

/** The fields of a daycare. Only its name and kind are required. */
export function DaycareFields({ form }: { form: FormWithDaycare }) {
  return (
    <>
      <TextField label="Nom du milieu" autoComplete="organization" {...form.field('name')} />
      <Select
        label="Type de milieu"
        options={DAYCARE_KINDS.map((kind) => ({ value: kind, label: DAYCARE_KIND_CHOICES[kind] }))}
        {...form.field('kind')}
      />
      <TextField
        label="Adresse"
        optional
        hint={`Sur une ligne, au plus ${ADDRESS_MAX} caractères`}
        autoComplete="street-address"
        {...form.field('address')}
      />
      <TextField
        label="Téléphone"
        optional
        hint="Par exemple 514 555-0123, poste 4"
        type="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <TextField
        label="Numéro de permis"
        optional
        hint="De 4 à 12 chiffres, avec ou sans traits d’union"
        inputMode="numeric"
        autoComplete="off"
        {...form.field('permitNumber')}
      />
      <TextField
        label="Capacité"
        optional
        hint={`Nombre d’enfants, de 1 à ${formatNumber(CAPACITY_MAX)}`}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('capacity')}
      />
    </>
  )
}
