import { createFileRoute, notFound } from '@tanstack/react-router'
import { openHandoverLink } from '#app/features/activities/handover/queries.ts'
import { DeadHandoverLink, SharedHandover } from '#app/features/activities/handover/shared-handover.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { parseError } from '#app/lib/parse-error.ts'

/** The sheet of a day for whoever has its link, with a session or without. */
export const Route = createFileRoute('/releve/$token')({
  loader: async ({ params: { token } }) => {
    try {
      return await openHandoverLink(token)
    } catch (error) {
      const { status, sentence } = parseError(error)
      // Over, ended or unknown.
      if (status === 404) throw notFound({ data: sentence })
      throw error
    }
  },
  headers: () => ({ 'x-robots-tag': 'noindex' }),
  head: ({ match }) => {
    const { meta } = pageTitle('Feuille de relève', match)
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: function Handover() {
    return <SharedHandover handover={Route.useLoaderData()} />
  },
  notFoundComponent: ({ data }) => <DeadHandoverLink sentence={typeof data === 'string' ? data : undefined} />,
})
