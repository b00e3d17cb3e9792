import { createFileRoute, redirect } from '@tanstack/react-router'
import { CreateDaycarePage } from '#app/features/daycares/ui/create-daycare-page.tsx'
import { currentManagerQuery } from '#app/features/managers/managers.queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_onboarding/create-daycare')({
  beforeLoad: ({ context: { user } }) => {
    if (user.role !== 'MANAGER') throw redirect({ to: '/' })
    if (user.passwordExpired) throw redirect({ to: '/password-expired' })
  },
  loader: ({ context: { queryClient } }) => queryClient.query(currentManagerQuery()),
  head: () => pageTitle('Créer un milieu'),
  component: function CreateDaycare() {
    return <CreateDaycarePage firstName={Route.useLoaderData().firstName} />
  },
})
