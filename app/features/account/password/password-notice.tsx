import { Link } from '@tanstack/react-router'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { passwordExpirySentence } from '#content/pages/auth.ts'
import type { CurrentUser } from '../schema.ts'

/** Where passwords expire: a notice from fourteen days before, so that nobody is stopped in the middle of her work. */
export function PasswordNotice({ user: { passwordDaysLeft } }: { user: CurrentUser }) {
  if (!passwordDaysLeft) return null
  return (
    <Banner
      tone="warning"
      className="no-print rounded-none border-x-0 border-t-0"
      action={
        <Link to="/change-password" className="text-link tap inline-flex items-center">
          Changer de mot de passe
        </Link>
      }
    >
      {passwordExpirySentence(passwordDaysLeft)}
    </Banner>
  )
}
