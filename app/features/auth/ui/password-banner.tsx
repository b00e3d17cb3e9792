import { Link } from '@tanstack/react-router'
import { Banner } from '#app/ui/banner.tsx'
import { textLinkClass } from '#app/ui/button-class.ts'
import { passwordEnds } from '#content/pages/auth.ts'

/** The days that are left, and the way to the page. */
export function PasswordBanner({ daysLeft }: { daysLeft: number }) {
  return (
    <Banner
      tone="warning"
      className="no-print rounded-none border-x-0 border-t-0"
      action={
        <Link to="/change-password" className={`tap inline-flex items-center ${textLinkClass}`}>
          Changer de mot de passe
        </Link>
      }
    >
      {passwordEnds(daysLeft)}
    </Banner>
  )
}
