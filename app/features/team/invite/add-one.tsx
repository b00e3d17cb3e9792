import { useEffect, useRef, useState } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { Button } from '#app/ui/button/button.tsx'
import { MakeLink } from '#app/ui/dialog/link-dialog.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { teamWords } from '#content/pages/teachers.ts'
import { useCreateTeacher } from '../queries.ts'
import { PersonInput, type Team } from '../schema.ts'

const EMPTY = { firstName: '', lastName: '', email: '' }

/** Makes a one-time link for an educator of the team. */
export type MakePersonLink = (userId: string) => Promise<{ url: string; expiresAt: Date }>

type Added = { userId: string; name: string; isAsked: boolean }

type AddOneProps = {
  team: Pick<Team, 'daycareId' | 'sendsMail'>
  makeLink: MakePersonLink
  /** Whether somebody has just been added, and is shown. */
  onAdded: (isAdded: boolean) => void
  onClose: () => void
}

/** Adds one educator, then shows how she enters: her link at once where no message can leave. */
export function AddOne({ team, makeLink, onAdded, onClose }: AddOneProps) {
  const [added, setAdded] = useState<Added | null>(null)
  const [isNext, setIsNext] = useState(false)
  const { sendsMail } = team
  const show = (person: Added | null) => {
    setAdded(person)
    onAdded(person !== null)
  }
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        {added && (
          <Banner tone="success">
            {added.isAsked ? teamWords.askedNow(added.name, sendsMail) : teamWords.added(added.name, sendsMail)}
          </Banner>
        )}
      </div>
      {added ? (
        <>
          {/* Who has an account of her own enters with it: nobody is shown a link to it. */}
          {!added.isAsked && <MakeLink isFirst={!sendsMail} makeLink={() => makeLink(added.userId)} />}
          <NextActions
            onNext={() => {
              show(null)
              setIsNext(true)
            }}
            onClose={onClose}
          />
        </>
      ) : (
        <PersonForm team={team} isNext={isNext} onAdded={show} onClose={onClose} />
      )}
    </div>
  )
}

function NextActions({ onNext, onClose }: { onNext: () => void; onClose: () => void }) {
  const row = useRef<HTMLFieldSetElement>(null)
  // The form is gone, and the focus with it; a link that is shown takes it afterwards.
  useEffect(() => row.current?.focus(), [])
  return (
    <fieldset ref={row} tabIndex={-1} className="flex flex-wrap items-start gap-3">
      <legend className="sr-only">Ensuite</legend>
      <Button onClick={onNext}>{teamWords.addAnother}</Button>
      <Button variant="quiet" onClick={onClose}>
        Terminer
      </Button>
    </fieldset>
  )
}

type PersonFormProps = Pick<AddOneProps, 'team' | 'onClose'> & { isNext: boolean; onAdded: (person: Added) => void }

function PersonForm({ team: { daycareId, sendsMail }, isNext, onAdded, onClose }: PersonFormProps) {
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
        const { userId, outcome } = await create.mutateAsync({ ...person, daycareId })
        onAdded({ userId, name: fullName(person), isAsked: outcome === 'asked' })
      }}
      actions={
        <>
          <SubmitButton form={form}>{teamWords.submit(sendsMail)}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {isNext ? 'Terminer' : 'Annuler'}
          </Button>
        </>
      }
    >
      <TextField label="Prénom" autoComplete="off" {...form.field('firstName')} />
      <TextField label="Nom" autoComplete="off" {...form.field('lastName')} />
      <TextField
        label="Courriel"
        hint={teamWords.emailHint(sendsMail)}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('email')}
      />
    </Form>
  )
}
