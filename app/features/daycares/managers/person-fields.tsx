import { TextField } from '#app/ui/form/text-field.tsx'

type Name = 'firstName' | 'lastName' | 'email'
type PersonFieldsProps = {
  /** Any form that has these fields, and others too. */
  form: { field: (name: Name) => Omit<Parameters<typeof TextField>[0], 'label'> }
  /** She fills in her own: the browser may help. */
  isSelf?: boolean
}

export function PersonFields({ form, isSelf = false }: PersonFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Prénom" autoComplete={isSelf ? 'given-name' : 'off'} {...form.field('firstName')} />
        <TextField label="Nom" autoComplete={isSelf ? 'family-name' : 'off'} {...form.field('lastName')} />
      </div>
      <TextField
        label="Courriel"
        type="email"
        inputMode="email"
        autoComplete={isSelf ? 'email' : 'off'}
        {...form.field('email')}
      />
    </>
  )
}
