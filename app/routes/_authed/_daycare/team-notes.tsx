import { createFileRoute, redirect } from '@tanstack/react-router'
import { teamNotesQuery } from '#app/features/team/notes/queries.ts'
import { TeamNotesPage } from '#app/features/team/notes/team-notes-page.tsx'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/team-notes')({
  beforeLoad: ({ context: { user } }) => {
    if (user.role === 'SUPERADMIN') throw redirect({ to: '/' })
  },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(teamNotesQuery())
  },
  head: () => pageTitle('Notes d’équipe'),
  component: function TeamNotes() {
    const { user } = Route.useRouteContext()
    return <TeamNotesPage owner={ownerOf(user) ?? user.id} isManager={user.role === 'MANAGER'} />
  },
})
