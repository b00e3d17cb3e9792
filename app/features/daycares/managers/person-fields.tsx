import { TextField } from '#app/ui/form/text-field.tsx'

type FieldProps = Parameters<typeof TextField>[0]
type PersonFieldsProps = Record<'firstName' | 'lastName' | 'email', Omit<FieldProps, 'label'>>

export function PersonFields({ firstName, lastName, email }: PersonFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Prénom" autoComplete="off" {...firstName} />
        <TextField label="Nom" autoComplete="off" {...lastName} />
      </div>
      <TextField label="Courriel" type="email" inputMode="email" autoComplete="off" {...email} />
    </>
  )
}
