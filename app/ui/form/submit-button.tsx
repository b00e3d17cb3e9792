import { Button, type ButtonProps } from '../button/button.tsx'

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'form'> & { form: { formState: { isSubmitting: boolean } } }

/** The button at the end of a form: primary, busy while the form is being sent. */
export function SubmitButton({ form, ...props }: SubmitButtonProps) {
  return <Button variant="primary" {...props} type="submit" busy={props.busy ?? form.formState.isSubmitting} />
}
