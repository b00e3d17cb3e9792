import { createFileRoute } from '@tanstack/react-router'
import { trashQuery } from '#app/features/activities/library/queries.ts'
import { TrashPage } from '#app/features/activities/library/trash-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/activities/trash')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(trashQuery())
  },
  head: () => pageTitle('Corbeille'),
  component: TrashPage,
})
