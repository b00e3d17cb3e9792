import { ClientOnly, Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { CurrentUser } from '../schema.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The page is private: in a session opened by a link that somebody else made, the person proves who she is first.
     */
    requiresProof?: boolean
  }
}

const ProofPage = lazy(async () => ({ default: (await import('./proof-forms.tsx')).ProofPage }))

/** The page, or the request for proof that comes before it. */
export function ProofGate({ user }: { user: CurrentUser }) {
  const requiresProof = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.requiresProof === true })
  if (!requiresProof || !user.needsProof) return <Outlet />
  return (
    // The page is rendered in one string on the server, where nothing may wait for its code.
    <ClientOnly>
      <Suspense>
        <ProofPage user={user} />
      </Suspense>
    </ClientOnly>
  )
}
