import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { exportJournalFn, getJournalFn } from './functions.ts'
import type { JournalFilters, JournalPage } from './schema.ts'

/** The journal under these filters, page after page. */
export const journalQuery = (filters: JournalFilters) =>
  infiniteQueryOptions({
    queryKey: ['journal', filters],
    queryFn: ({ pageParam, signal }) =>
      getJournalFn({ data: { ...filters, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as JournalPage['next'],
    getNextPageParam: (page) => page.next,
    // Something has happened meanwhile, if only that it was opened.
    staleTime: 0,
  })

export function useExportJournal() {
  return useMutation({ mutationFn: (filters: JournalFilters) => exportJournalFn({ data: filters }) })
}
