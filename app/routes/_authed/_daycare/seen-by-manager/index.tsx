import { createFileRoute, redirect } from '@tanstack/react-router'
import { SeenPage } from '#app/features/quiz/review/person/person-page.tsx'
import { myReviewQuery } from '#app/features/quiz/review/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/seen-by-manager/')({
  beforeLoad: ({ context: { user } }) => {
    if (user.role !== 'TEACHER') throw redirect({ to: '/quiz' })
  },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(myReviewQuery())
  },
  head: () => pageTitle('Ce que ma gestionnaire voit'),
  component: SeenPage,
})
