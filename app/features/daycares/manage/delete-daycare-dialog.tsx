import * as z from 'zod/mini'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { daycareSentences, daycareWords } from '#content/pages/daycares.ts'
import type { DaycareSummary } from '../schema.ts'
import { useDeleteDaycare } from './manage-daycares.queries.ts'

const formOf = (name: string) =>
  z.strictObject({
    name: z.string().check(
      z.trim(),
      z.refine((typed) => typed === name.trim(), daycareSentences.typedNameWrong),
    ),
    password: z.string().check(z.minLength(1, daycareSentences.passwordMissing)),
  })

type DeleteDaycareDialogProps = {
  daycare: DaycareSummary
  confirmIdentity: (password: string) => Promise<unknown>
  onClose: () => void
}

/** The name typed back, and the password: nobody deletes a daycare by a slip or from a tablet left open. */
export function DeleteDaycareDialog({ daycare, confirmIdentity, onClose }: DeleteDaycareDialogProps) {
  const { id: daycareId, name } = daycare
  const remove = useDeleteDaycare(confirmIdentity)
  const form = useZodForm(formOf(name), { defaultValues: { name: '', password: '' } })
  return (
    <Dialog alert open onClose={onClose} title={daycareWords.deleteTitle(name)}>
      <Form
        form={form}
        onSubmit={async (values) => {
          await remove.mutateAsync({ daycareId, ...values })
          notify.success(daycareWords.removed(name))
          onClose()
        }}
        actions={
          <>
            <Button onClick={onClose}>Annuler</Button>
            <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
              Supprimer {name}
            </Button>
          </>
        }
      >
        <p>{daycareWords.deleteEffect}</p>
        <TextField label={`Écrivez « ${name} » pour confirmer`} autoComplete="off" {...form.field('name')} />
        <PasswordField
          label="Votre mot de passe"
          hint="Pour vérifier que c’est bien vous"
          autoComplete="current-password"
          {...form.field('password')}
        />
      </Form>
    </Dialog>
  )
}
