import { createFileRoute, redirect } from '@tanstack/react-router'
import { myDaycaresQuery } from '#app/features/daycares/queries.ts'
import { requireFirstThings } from '../-first-things.ts'
import { SignedInShell } from '../-signed-in-shell.tsx'

export const Route = createFileRoute('/_authed/_admin')({
  beforeLoad: ({ context: { user }, location }) => {
    if (user.role !== 'SUPERADMIN') throw redirect({ to: '/' })
    requireFirstThings(user, location)
  },
  loader: async ({ context: { queryClient, user } }) => {
    await queryClient.query({ ...myDaycaresQuery(user.role), staleTime: 'static' })
  },
  component: SignedInShell,
})
