import { Outlet, useRouterState } from '@tanstack/react-router'
import { deferred } from '#app/ui/deferred.tsx'
import type { CurrentUser } from '../auth.schema.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is hers alone: in a session opened by somebody else's link, the proof that it is her comes first. */
    hersAlone?: boolean
  }
}

// Forms weigh more than the frame, and hardly anybody needs these.
const ProofPage = deferred<{ user: CurrentUser }>(async () => (await import('./proof-forms.tsx')).ProofPage)

/** The page, or what has to be proved before it. */
export function BehindProof({ user }: { user: CurrentUser }) {
  const hersAlone = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.hersAlone === true })
  return hersAlone && user.needsProof ? <ProofPage user={user} /> : <Outlet />
}
