import { TextField, type TextFieldProps } from '#app/ui/form/text-field.tsx'

/** Six digits, mailed or computed by an application. One place more than they need: they may be pasted with a space in the middle. */
export function CodeField(props: Omit<TextFieldProps, 'label' | 'inputMode' | 'autoComplete' | 'maxLength'>) {
  return (
    <TextField label="Code à six chiffres" inputMode="numeric" autoComplete="one-time-code" maxLength={7} {...props} />
  )
}
