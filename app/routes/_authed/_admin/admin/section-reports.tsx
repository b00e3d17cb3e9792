import { createFileRoute } from '@tanstack/react-router'
import { sectionReportsQuery } from '#app/features/activities/section-reports.queries.ts'
import { parseSectionReportsSearch, reportsAsked } from '#app/features/activities/section-reports.search.ts'
import { SectionReportsPage } from '#app/features/activities/ui/reports/section-reports-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'
import { sectionReportWords } from '#content/pages/section-reports.ts'

export const Route = createFileRoute('/_authed/_admin/admin/section-reports')({
  validateSearch: parseSectionReportsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.query(sectionReportsQuery(reportsAsked(deps))),
  head: () => pageTitle(sectionReportWords.pageTitle),
  component: function SectionReports() {
    const navigate = Route.useNavigate()
    return <SectionReportsPage search={Route.useSearch()} onSearchChange={(search) => navigate({ search })} />
  },
})
