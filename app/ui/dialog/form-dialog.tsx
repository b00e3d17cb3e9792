import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../button/button.tsx'
import { notify } from '../feedback/toast.tsx'
import { Form, type FormProps, SubmitButton } from '../form/form.tsx'
import { KeptTextWarning } from '../form/kept-text-warning.tsx'
import { useChildDataCheck } from '../form/use-child-data-check.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

type FormDialogProps<Input extends FieldValues, Output extends FieldValues> = Pick<DialogProps, 'onClose' | 'title'> &
  Pick<FormProps<Input, Output>, 'form' | 'onSubmit' | 'children'> & {
    submitLabel: string
    /** Said once `onSubmit` has ended without an error; the dialog then closes. Without it, `onSubmit` closes the dialog. */
    saved?: string
    /** The free text of the form: the person is asked before one that may identify a child is kept. */
    freeText?: (values: Output) => string
  }

/** A dialog that is one form: its fields, the button that sends them, and « Annuler ». */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>({
  onClose,
  title,
  form,
  submitLabel,
  saved,
  onSubmit,
  freeText,
  children,
}: FormDialogProps<Input, Output>) {
  const id = useId()
  const personalData = useChildDataCheck()
  const [checked, setChecked] = useState('')
  const send = async (values: Output) => {
    if (freeText) {
      const text = freeText(values)
      setChecked(text)
      if (!(await personalData.check(text))) return
    }
    await onSubmit(values)
    if (saved === undefined) return
    notify.success(saved)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        id={id}
        form={form}
        onSubmit={send}
        actions={
          <>
            <SubmitButton form={form}>{submitLabel}</SubmitButton>
            <Button variant="quiet" onClick={onClose}>
              Annuler
            </Button>
          </>
        }
      >
        {children}
        <KeptTextWarning
          found={personalData.found}
          onCorrect={personalData.correct}
          onKeep={() => {
            personalData.allow(checked)
            // As the button does, so that an error is shown and a second press sends nothing.
            const element = document.getElementById(id)
            if (element instanceof HTMLFormElement) element.requestSubmit()
          }}
        />
      </Form>
    </Dialog>
  )
}
