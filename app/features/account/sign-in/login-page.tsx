import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isMarkedShared, wipeDevice } from '#app/lib/shared-device.ts'
import { Button } from '#app/ui/button/button.tsx'
import { textLinkClass } from '#app/ui/button/button-class.ts'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { useLogin } from '../queries.ts'
import { LoginInput } from '../schema.ts'
import { LoginByLink } from './login-by-link.tsx'
import { SharedCheckbox, type SharedProps } from './shared-device.tsx'

export type WaysInProps = { redirect?: string | undefined; byLink?: boolean | undefined }

/** Two ways in: the password, or a link and a code by e-mail. The address typed for one is kept for the other. */
function WaysIn({ redirect, byLink = false }: WaysInProps) {
  const [way, setWay] = useState<'password' | 'link'>(byLink ? 'link' : 'password')
  const [email, setEmail] = useState('')
  const [shared, setShared] = useState(false)
  useEffect(() => {
    if (!isMarkedShared()) return
    // The last session here ended by itself, on a device that several people use: nothing of it stays for the next one.
    setShared(true)
    void wipeDevice()
  }, [])
  const device = { shared, onShared: setShared }
  if (way === 'link')
    return <LoginByLink redirect={redirect} email={email} device={device} onBack={() => setWay('password')} />
  const forget = (typed: string) => {
    setEmail(typed)
    setWay('link')
  }
  return <LoginByPassword redirect={redirect} email={email} device={device} onForget={forget} />
}

type ByPasswordProps = {
  redirect: string | undefined
  email: string
  device: SharedProps
  onForget: (email: string) => void
}

function LoginByPassword({ redirect, email, device, onForget }: ByPasswordProps) {
  const login = useLogin(redirect)
  const form = useZodForm(LoginInput, { defaultValues: { email, password: '' } })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await login.mutateAsync({ ...values, shared: device.shared })
      }}
      actions={
        <>
          <SubmitButton form={form} className="w-full">
            Se connecter
          </SubmitButton>
          <Button variant="quiet" className="w-full" onClick={() => onForget(form.getValues('email'))}>
            Recevoir un lien par courriel
          </Button>
          <Link to="/privacy" className={`tap inline-flex items-center ${textLinkClass}`}>
            Vie privée
          </Link>
        </>
      }
    >
      <TextField label="Courriel" type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
      <PasswordField label="Mot de passe" {...form.field('password')} />
      <SharedCheckbox {...device} />
    </Form>
  )
}

/** The door. */
export function LoginPage(props: WaysInProps) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Se connecter</h1>
      <WaysIn {...props} />
    </div>
  )
}
