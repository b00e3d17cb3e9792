import { createFileRoute, redirect } from '@tanstack/react-router'
import { PolicyPage } from '#app/features/activities/day/weather/policy-page.tsx'
import { weatherPolicyQuery } from '#app/features/activities/day/weather/queries.ts'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/weather/policy')({
  beforeLoad: ({ context: { user } }) => {
    if (user.role === 'SUPERADMIN') throw redirect({ to: '/' })
  },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(weatherPolicyQuery())
  },
  head: () => pageTitle('Notre politique météo'),
  component: function WeatherPolicy() {
    const { user } = Route.useRouteContext()
    return <PolicyPage owner={ownerOf(user) ?? user.id} isManager={user.role === 'MANAGER'} />
  },
})
