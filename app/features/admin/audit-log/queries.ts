import { infiniteQueryOptions } from '@tanstack/react-query'
import { QUERIES } from '#app/lib/constants.ts'
import { exportJournalFn, getJournalFn } from './functions.ts'
import type { AuditLogEntriesPage, AuditLogFilters } from './schema.ts'

/** The audit log under these filters, page after page. */
export const auditLogQuery = (filters: AuditLogFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit-log', filters],
    queryFn: ({ pageParam, signal }) =>
      getJournalFn({ data: { ...filters, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as AuditLogEntriesPage['next'],
    getNextPageParam: (page) => page.next,
    // Read anew each time: actions all over the application add entries.
    staleTime: QUERIES.freshTime,
  })

export const exportAuditLog = (filters: AuditLogFilters) => exportJournalFn({ data: filters })
