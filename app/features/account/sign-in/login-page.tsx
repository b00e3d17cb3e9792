import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { clearDeviceData, isSharedDevice } from '#app/lib/shared-device.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { useLogin } from '../queries.ts'
import { LoginInput } from '../schema.ts'
import { LoginByLink } from './login-by-link.tsx'
import { SharedCheckbox, type SharedDeviceProps } from './shared-device.tsx'

export type LoginPageProps = { redirect?: string | undefined; byLink?: boolean | undefined }

/** The password, or a link and a code by e-mail. The address typed in one form is kept for the other. */
function LoginForms({ redirect, byLink = false }: LoginPageProps) {
  const [method, setMethod] = useState<'password' | 'link'>(byLink ? 'link' : 'password')
  const [email, setEmail] = useState('')
  const [shared, setShared] = useState(false)
  useEffect(() => {
    if (!isSharedDevice()) return
    // The last session on this shared device ended without a sign-out: nothing of it may stay for the next person.
    setShared(true)
    void clearDeviceData()
  }, [])
  const device = { shared, onSharedChange: setShared }
  if (method === 'link')
    return <LoginByLink redirect={redirect} email={email} device={device} onBack={() => setMethod('password')} />
  const switchToLink = (typed: string) => {
    setEmail(typed)
    setMethod('link')
  }
  return <LoginByPassword redirect={redirect} email={email} device={device} onSwitchToLink={switchToLink} />
}

type LoginByPasswordProps = {
  redirect: string | undefined
  email: string
  device: SharedDeviceProps
  onSwitchToLink: (email: string) => void
}

function LoginByPassword({ redirect, email, device, onSwitchToLink }: LoginByPasswordProps) {
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
          <Button variant="quiet" className="w-full" onClick={() => onSwitchToLink(form.getValues('email'))}>
            Recevoir un lien par courriel
          </Button>
          <p className="flex flex-wrap gap-x-6">
            <Link to="/privacy" className="text-link tap inline-flex items-center">
              Vie privée
            </Link>
            <Link to="/accessibility" className="text-link tap inline-flex items-center">
              Accessibilité
            </Link>
          </p>
        </>
      }
    >
      <TextField label="Courriel" type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
      <PasswordField label="Mot de passe" {...form.field('password')} />
      <SharedCheckbox {...device} />
    </Form>
  )
}

export function LoginPage(props: LoginPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Se connecter</h1>
      <LoginForms {...props} />
    </div>
  )
}
