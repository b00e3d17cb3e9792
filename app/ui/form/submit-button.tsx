import { Button, type ButtonProps } from '../button.tsx'

/** The button at the end of a form: primary, busy while the form is being sent. */
export function SubmitButton({
  form,
  ...props
}: Omit<ButtonProps, 'type' | 'form'> & { form: { formState: { isSubmitting: boolean } } }) {
  return <Button variant="primary" {...props} type="submit" busy={props.busy ?? form.formState.isSubmitting} />
}
