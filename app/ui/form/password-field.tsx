import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password field that allows pasting and password managers, with a button that shows the characters. */
export function PasswordField({
  autoComplete = 'current-password',
  ...props
}: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isShown ? 'lucide-eye-off' : 'lucide-eye'}
          label={isShown ? 'Masquer les caractères' : 'Afficher les caractères'}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
