import { useState } from 'react'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { teamWords } from '#content/pages/teachers.ts'
import { useCreateTeacher } from '../teachers.queries.ts'
import { NAME_MAX, PersonInput } from '../teachers.schema.ts'

const EMPTY = { firstName: '', lastName: '', email: '' }

/** One educator. The form stays for the next one. */
export function AddOne({ daycareId, onClose }: { daycareId: string; onClose: () => void }) {
  const create = useCreateTeacher()
  const form = useZodForm(PersonInput, { defaultValues: EMPTY })
  const [added, setAdded] = useState<string | null>(null)
  return (
    <Form
      form={form}
      onSubmit={async (person) => {
        setAdded(null)
        await create.mutateAsync({ ...person, daycareId })
        setAdded(`${person.firstName} ${person.lastName}`)
        form.reset(EMPTY)
        form.setFocus('firstName')
      }}
      actions={
        <>
          <SubmitButton form={form}>Ajouter et inviter</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {added ? 'Terminer' : 'Annuler'}
          </Button>
        </>
      }
    >
      <div role="status">{added && <Banner tone="success">{teamWords.added(added)}</Banner>}</div>
      <TextField
        label="Prénom"
        hint={`Au plus ${NAME_MAX} caractères`}
        autoComplete="off"
        {...form.field('firstName')}
      />
      <TextField label="Nom" hint={`Au plus ${NAME_MAX} caractères`} autoComplete="off" {...form.field('lastName')} />
      <TextField
        label="Courriel"
        hint="L’invitation y est envoyée"
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('email')}
      />
    </Form>
  )
}
