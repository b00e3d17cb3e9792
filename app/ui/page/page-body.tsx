import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'

const HydratedContext = createContext(false)

/** Whether the page can take the focus: an inert one cannot. For what is focused on arrival. */
export const useHydrated = (): boolean => use(HydratedContext)

/**
 * The body of the document. The page that the server sent is `inert` until all of it is hydrated, so that no press, tick or
 * key is lost.
 *
 * React hydrates the content of Suspense boundaries separately, after the rest. Changing a context above them in a
 * transition makes it hydrate all of them before the transition commits, and `inert` goes away with that commit.
 */
export function PageBody({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return (
    <HydratedContext value={isHydrated}>
      <body inert={!isHydrated}>{children}</body>
    </HydratedContext>
  )
}
