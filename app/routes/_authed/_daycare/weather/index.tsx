import { createFileRoute, redirect } from '@tanstack/react-router'
import { weatherPolicyQuery } from '#app/features/activities/day/weather/queries.ts'
import { WeatherPage } from '#app/features/activities/day/weather/weather-page.tsx'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/weather/')({
  beforeLoad: ({ context: { user } }) => {
    if (user.role === 'SUPERADMIN') throw redirect({ to: '/' })
  },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(weatherPolicyQuery())
  },
  head: () => pageTitle('Beau pour sortir?'),
  component: function Weather() {
    const { user } = Route.useRouteContext()
    return <WeatherPage owner={ownerOf(user) ?? user.id} group={user.ageGroups} isManager={user.role === 'MANAGER'} />
  },
})
