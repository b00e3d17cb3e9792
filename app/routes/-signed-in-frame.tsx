import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PasswordNotice } from '#app/features/account/password/password-notice.tsx'
import { useLogout } from '#app/features/account/queries.ts'
import type { CurrentUser } from '#app/features/account/schema.ts'
import { SessionKeeper } from '#app/features/account/session/session-keeper.tsx'
import { SharedDeviceBar } from '#app/features/account/sign-in/shared-device.tsx'
import { myDaycaresQuery, useSelectDaycare } from '#app/features/daycares/queries.ts'
import { SearchOpener } from '#app/features/guides/search/search-opener.tsx'
import { useFrameNotices } from '#app/features/notices/bell.tsx'
import { AppShell } from '#app/ui/shell/app-shell.tsx'
import type { ShellRole } from '#app/ui/shell/nav.ts'
import { FocusLayout } from '#app/ui/shell/public-layout.tsx'
import { useKeyboardHelp } from '#app/ui/shell/use-keyboard-help.tsx'
import { OnThisDevice } from './-on-this-device.tsx'

const searchFor = (role: ShellRole) => (compact: boolean) => <SearchOpener role={role} compact={compact} />

/** The frame of the pages of a signed-in person. In a route, since features do not import each other. */
export function SignedInFrame({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const { data: daycares } = useSuspenseQuery(myDaycaresQuery(user.role))
  const selectDaycare = useSelectDaycare()
  const logout = useLogout()
  const isFocused = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.layout === 'focus' })
  const isStaying = logout.isIdle || logout.isError
  const news = useFrameNotices(user, !isFocused && isStaying)
  const keyboardHelp = useKeyboardHelp()
  const leave = () => logout.mutate()
  const notices = (
    <>
      <OnThisDevice user={user} mayOffer={!isFocused} />
      <SessionKeeper user={user} active={isStaying} />
      <SharedDeviceBar user={user} onLeave={leave} />
      <PasswordNotice user={user} />
      {keyboardHelp.list}
    </>
  )
  if (isFocused)
    return (
      <FocusLayout>
        {notices}
        {children}
      </FocusLayout>
    )
  return (
    <AppShell
      user={user}
      daycares={daycares}
      onSelectDaycare={(daycareId) => selectDaycare.mutate(daycareId ?? undefined)}
      onLogout={leave}
      onShowKeys={keyboardHelp.open}
      search={searchFor(user.role)}
      {...news}
    >
      {notices}
      {children}
    </AppShell>
  )
}
