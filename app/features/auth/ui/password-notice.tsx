import { lazy, Suspense } from 'react'
import type { CurrentUser } from '../auth.schema.ts'

// Only where passwords expire, which is off unless it is asked for.
const PasswordBanner = lazy(async () => ({ default: (await import('./password-banner.tsx')).PasswordBanner }))

/** Where passwords expire: said from fourteen days before, so that nobody is stopped in the middle of her work. */
export function PasswordNotice({ user: { passwordDaysLeft } }: { user: CurrentUser }) {
  if (!passwordDaysLeft) return null
  return (
    <Suspense>
      <PasswordBanner daysLeft={passwordDaysLeft} />
    </Suspense>
  )
}
