import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLogout } from '#app/features/auth/auth.queries.ts'
import { currentUserQuery } from '#app/features/auth/current-user.queries.ts'
import { useSelectDaycare } from '#app/features/daycares/daycares.queries.ts'
import { myDaycaresQuery } from '#app/features/daycares/my-daycares.queries.ts'
import { useOfflineReading } from '#app/lib/offline/use-offline-reading.ts'
import { AppShell } from '#app/ui/shell/app-shell.tsx'
import { FocusLayout } from '#app/ui/shell/focus-layout.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `focus`: nothing but the task, without navigation. */
    layout?: 'focus'
  }
}

/** The frame of every page of a signed-in person; here the features that it needs meet. */
export function SignedInShell() {
  const { user } = useRouteContext({ from: '/_authed' })
  const { data: daycares } = useSuspenseQuery(myDaycaresQuery(user.role))
  const selectDaycare = useSelectDaycare()
  const logout = useLogout()
  const isFocused = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.layout === 'focus' })
  useLeaveWhenSignedOut()
  useOfflineReading()
  if (isFocused)
    return (
      <FocusLayout>
        <Outlet />
      </FocusLayout>
    )
  return (
    <AppShell
      user={user}
      daycares={daycares}
      onSelectDaycare={(daycareId) => selectDaycare.mutate(daycareId ?? undefined)}
      onLogout={() => logout.mutate()}
    >
      <Outlet />
    </AppShell>
  )
}

/** A session ended elsewhere (another tab, another device) is noticed when the window comes back. */
function useLeaveWhenSignedOut() {
  const router = useRouter()
  const { data: user } = useQuery({ ...currentUserQuery(), refetchOnWindowFocus: 'always' })
  useEffect(() => {
    if (user === null) router.invalidate()
  }, [user, router])
}
