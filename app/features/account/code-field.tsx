import { TextField, type TextFieldProps } from '#app/ui/form/text-field.tsx'

/** Six digits, mailed or computed by an application. Three places more than they need: they may be pasted with a space before, in the middle and after. */
export function CodeField(props: Omit<TextFieldProps, 'label' | 'inputMode' | 'autoComplete' | 'maxLength'>) {
  return (
    <TextField label="Code à six chiffres" inputMode="numeric" autoComplete="one-time-code" maxLength={9} {...props} />
  )
}
