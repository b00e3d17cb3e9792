import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { fullName } from '#app/domain/full-name.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import type { useLogout } from '../queries.ts'

type SignedInAsProps = {
  user: { firstName: string; lastName: string; email: string }
  logout: ReturnType<typeof useLogout>
}

/**
 * Who is signed in, her account and sign-out, on the pages outside the application frame: it may be somebody else's
 * session.
 */
export function SignedInAs({ user, logout }: SignedInAsProps) {
  return (
    <div className="mt-8 flex flex-col items-start gap-1 border-line border-t pt-4 text-ink-2 text-sm">
      <p className="[overflow-wrap:anywhere]">
        Connectée : {fullName(user)}, {user.email}
      </p>
      <div className="-ml-3 flex flex-wrap">
        <Link to="/account" className={clsx(buttonClass('quiet'), 'px-3')}>
          Mon compte
        </Link>
        <Button variant="quiet" className="px-3" busy={logout.isPending} onClick={() => logout.mutate()}>
          Se déconnecter
        </Button>
      </div>
      {logout.isError && <ErrorMessage error={logout.error} />}
    </div>
  )
}
