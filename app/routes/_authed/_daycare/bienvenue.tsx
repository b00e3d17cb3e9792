import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OwnGroupSection } from '#app/features/account/profile/own-group.tsx'
import { FirstActivityCard } from '#app/features/activities/day/first-activity.tsx'
import { firstActivityQuery } from '#app/features/activities/library/queries.ts'
import { WelcomePage } from '#app/features/welcome/welcome-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/bienvenue')({
  validateSearch: z.object({ ecran: z.catch(z.optional(z.int().check(z.minimum(2), z.maximum(3))), undefined) }),
  staticData: { layout: 'focus' },
  beforeLoad: ({ context: { user } }) => {
    if (user.role !== 'TEACHER') throw redirect({ to: '/' })
  },
  // Read with the first screen, so that the last one opens at once.
  loader: ({ context: { queryClient, user } }) => queryClient.query(firstActivityQuery(user.ageGroups)),
  head: () => pageTitle('Bienvenue'),
  component: function Welcome() {
    const { user } = Route.useRouteContext()
    const { ecran = 1 } = Route.useSearch()
    return (
      <WelcomePage user={user} number={ecran}>
        <OwnGroupSection group={user} />
        <FirstActivityCard ages={user.ageGroups} />
      </WelcomePage>
    )
  },
})
