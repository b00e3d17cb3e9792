import { createFileRoute } from '@tanstack/react-router'
import { AuditLogPage } from '#app/features/admin/audit-log/audit-log-page.tsx'
import { auditLogQuery } from '#app/features/admin/audit-log/queries.ts'
import { AuditLogSearch } from '#app/features/admin/search-params.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_admin/admin/journal')({
  validateSearch: AuditLogSearch,
  // Without `loaderDeps`: another search is the same page, which must not give way to a placeholder, nor lose the focus.
  loader: async ({ context: { queryClient }, location }) => {
    const reading = queryClient.infiniteQuery(auditLogQuery(AuditLogSearch.parse(location.search)))
    // In the browser the page does not wait: the filters stay as they are while the list changes.
    if (typeof window === 'undefined') await reading
    else reading.catch(() => undefined)
  },
  head: () => pageTitle('Journal'),
  component: function AuditLog() {
    const navigate = Route.useNavigate()
    return (
      <AuditLogPage
        search={Route.useSearch()}
        onSearchChange={(search) => navigate({ search, resetScroll: false, replace: true })}
      />
    )
  },
})
