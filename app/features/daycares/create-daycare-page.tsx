import { Link, useNavigate } from '@tanstack/react-router'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { DeletedDaycares } from './manage/deleted-daycares.tsx'
import { useCreateDaycare } from './queries.ts'
import { CreateDaycareInput } from './schema.ts'

/** Its name alone; the rest is filled in later, in « Mon milieu ». */
const EMPTY = { name: '', kind: 'CPE', address: '', phone: '', permitNumber: '', capacity: '' } as const

type CreateDaycarePageProps = {
  firstName: string
  /** She has selected one already, and can go back to it. */
  hasDaycare: boolean
}

/** Where a manager creates her first daycare, or one more, or restores a deleted one. */
export function CreateDaycarePage({ firstName, hasDaycare }: CreateDaycarePageProps) {
  const navigate = useNavigate()
  const create = useCreateDaycare()
  const form = useZodForm(CreateDaycareInput, { defaultValues: EMPTY })
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{hasDaycare ? 'Un autre milieu' : 'Votre milieu'}</h1>
      <p className="text-ink-2">
        Bonjour {firstName}. Nommez le milieu que vous dirigez : votre équipe pourra ensuite s’y joindre. Le reste peut
        attendre.
      </p>
      <DeletedDaycares level={2} onRestored={() => navigate({ to: '/' })} />
      <Form
        form={form}
        onSubmit={async (values) => {
          await create.mutateAsync(values)
        }}
        actions={
          <>
            <SubmitButton form={form} className="w-full">
              Créer le milieu
            </SubmitButton>
            {hasDaycare && (
              <Link to="/administrator" className={`${buttonClass('quiet')} w-full`}>
                Revenir sans rien créer
              </Link>
            )}
          </>
        }
      >
        <TextField label="Nom du milieu" autoComplete="organization" {...form.field('name')} />
      </Form>
    </div>
  )
}
