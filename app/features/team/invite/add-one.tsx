import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { teamWords } from '#content/pages/teachers.ts'
import { useCreateTeacher } from '../queries.ts'
import { NAME_MAX, PersonInput } from '../schema.ts'

const EMPTY = { firstName: '', lastName: '', email: '' }

type Added = { name: string; isAsked: boolean }

type AddOneProps = { daycareId: string; onClose: () => void }

/** Adds one educator, then shows an empty form for the next one. */
export function AddOne({ daycareId, onClose }: AddOneProps) {
  const [added, setAdded] = useState<Added[]>([])
  const last = added.at(-1)
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        {last && (
          <Banner tone="success">{last.isAsked ? teamWords.askedNow(last.name) : teamWords.added(last.name)}</Banner>
        )}
      </div>
      <PersonForm
        key={added.length}
        daycareId={daycareId}
        isNext={added.length > 0}
        onAdded={(person) => setAdded((people) => [...people, person])}
        onClose={onClose}
      />
    </div>
  )
}

type PersonFormProps = AddOneProps & { isNext: boolean; onAdded: (person: Added) => void }

function PersonForm({ daycareId, isNext, onAdded, onClose }: PersonFormProps) {
  const create = useCreateTeacher()
  const form = useZodForm(PersonInput, { defaultValues: EMPTY })
  const { setFocus } = form
  useEffect(() => {
    if (isNext) setFocus('firstName')
  }, [isNext, setFocus])
  return (
    <Form
      form={form}
      onSubmit={async (person) => {
        const { outcome } = await create.mutateAsync({ ...person, daycareId })
        onAdded({ name: `${person.firstName} ${person.lastName}`, isAsked: outcome === 'asked' })
      }}
      actions={
        <>
          <SubmitButton form={form}>Ajouter et inviter</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {isNext ? 'Terminer' : 'Annuler'}
          </Button>
        </>
      }
    >
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
