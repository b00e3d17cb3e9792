import { Button } from '#app/ui/button/button.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { useLogout } from '../session/logout.queries.ts'

type SignedInAsProps = { user: { firstName: string; lastName: string; email: string } }

/** Who is signed in and the way out, on the pages that have no frame: it may be the account of somebody else. */
export function SignedInAs({ user: { firstName, lastName, email } }: SignedInAsProps) {
  const logout = useLogout()
  return (
    <div className="mt-8 flex flex-col items-start gap-1 border-line border-t pt-4 text-ink-2 text-sm">
      <p className="[overflow-wrap:anywhere]">
        Connectée : {firstName} {lastName}, {email}
      </p>
      <Button variant="quiet" className="-ml-3 px-3" busy={logout.isPending} onClick={() => logout.mutate()}>
        Se déconnecter
      </Button>
      {logout.isError && <Failure error={logout.error} />}
    </div>
  )
}
