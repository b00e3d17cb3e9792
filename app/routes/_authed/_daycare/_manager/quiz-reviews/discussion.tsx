import { createFileRoute } from '@tanstack/react-router'
import { DiscussionPage } from '#app/features/quiz/review/discussion/discussion-page.tsx'
import { hardQuestionsQuery } from '#app/features/quiz/review/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/_manager/quiz-reviews/discussion')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(hardQuestionsQuery())
  },
  head: () => pageTitle('Feuille de discussion'),
  component: DiscussionPage,
})
