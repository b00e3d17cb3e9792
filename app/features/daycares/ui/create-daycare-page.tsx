import { DAYCARE_KINDS } from '#app/domain/enums.ts'
import { Form } from '#app/ui/form/form.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { DAYCARE_KIND_LABELS } from '#content/labels.ts'
import { useCreateDaycare } from '../daycares.queries.ts'
import { CreateDaycareInput } from '../daycares.schema.ts'

/** The first thing a manager does: name her daycare. The rest of its details can wait. */
export function CreateDaycarePage({ firstName }: { firstName: string }) {
  const create = useCreateDaycare()
  const form = useZodForm(CreateDaycareInput, { defaultValues: { name: '', kind: 'CPE' } })
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Votre milieu</h1>
      <p className="text-ink-2">
        Bonjour {firstName}. Nommez le milieu que vous dirigez : votre équipe pourra ensuite s’y joindre.
      </p>
      <Form
        form={form}
        onSubmit={async (values) => {
          await create.mutateAsync(values)
        }}
        actions={
          <SubmitButton form={form} className="w-full">
            Créer le milieu
          </SubmitButton>
        }
      >
        <TextField
          label="Nom du milieu"
          hint="Au plus 120 caractères"
          autoComplete="organization"
          {...form.field('name')}
        />
        <Select
          label="Sorte de milieu"
          options={DAYCARE_KINDS.map((kind) => ({ value: kind, label: DAYCARE_KIND_LABELS[kind] }))}
          {...form.field('kind')}
        />
      </Form>
    </div>
  )
}
