import { createFileRoute, redirect } from '@tanstack/react-router'
import { myDaycaresQuery } from '#app/features/daycares/queries.ts'
import { passwordFirst } from '../-password-first.ts'
import { SignedInShell } from '../-signed-in-shell.tsx'

export const Route = createFileRoute('/_authed/_daycare')({
  beforeLoad: ({ context: { user }, location }) => {
    if (user.passwordExpired) throw passwordFirst(location)
    if (!user.selectedDaycareId && user.role !== 'SUPERADMIN') throw redirect({ to: '/has_no_daycare' })
  },
  loader: async ({ context: { queryClient, user } }) => {
    await queryClient.query({ ...myDaycaresQuery(user.role), staleTime: 'static' })
  },
  component: SignedInShell,
})
