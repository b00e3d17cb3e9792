import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { CurrentUser } from '../schema.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is hers alone: in a session opened by somebody else's link, the proof that it is her comes first. */
    hersAlone?: boolean
  }
}

// Hardly anybody needs it, and it stands in the frame of every page.
const ProofPage = lazy(async () => ({ default: (await import('./proof-forms.tsx')).ProofPage }))

/** The page, or what has to be proved before it. */
export function BehindProof({ user }: { user: CurrentUser }) {
  const hersAlone = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.hersAlone === true })
  if (!hersAlone || !user.needsProof) return <Outlet />
  return (
    <Suspense>
      <ProofPage user={user} />
    </Suspense>
  )
}
