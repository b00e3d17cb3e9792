import { createFileRoute, redirect } from '@tanstack/react-router'
import { CreateDaycarePage } from '#app/features/daycares/create-daycare-page.tsx'
import { deletedDaycaresQuery } from '#app/features/daycares/manage/manage-daycares.queries.ts'
import { currentManagerQuery } from '#app/features/daycares/managers/functions.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_onboarding/create-daycare')({
  beforeLoad: ({ context: { user } }) => {
    if (user.role !== 'MANAGER') throw redirect({ to: '/' })
    if (user.passwordExpired) throw redirect({ to: '/password-expired' })
    if (user.needsSecondFactor) throw redirect({ to: '/second-factor' })
  },
  loader: async ({ context: { queryClient } }) => {
    const [manager] = await Promise.all([
      queryClient.query(currentManagerQuery()),
      queryClient.query(deletedDaycaresQuery()),
    ])
    return manager
  },
  head: () => pageTitle('Créer un milieu'),
  component: function CreateDaycare() {
    const { user } = Route.useRouteContext()
    return (
      <CreateDaycarePage firstName={Route.useLoaderData().firstName} hasDaycare={user.selectedDaycareId !== null} />
    )
  },
})
