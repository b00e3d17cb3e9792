import type { QueryClient } from '@tanstack/react-query'

/*
 * What the rooms of the activities share of the cache: none of them needs another one to refresh its lists.
 */

/** Query keys of the activities, for what has to update or invalidate them. */
export const activityKeys = {
  lists: ['activities', 'list'],
  counts: ['activities', 'count'],
  details: ['activities', 'detail'],
  references: ['activities', 'references'],
  today: ['activities', 'today'],
  trash: ['activities', 'trash'],
} as const

/** Refetches every list of activities: after one was created, deleted or restored. */
export function refreshLists(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: activityKeys.lists }),
    queryClient.invalidateQueries({ queryKey: activityKeys.counts }),
    queryClient.invalidateQueries({ queryKey: activityKeys.trash }),
  ])
}

/**
 * After a generation, whatever its outcome: there may be a new activity and new themes or materials, and one unit of the day
 * was used or given back.
 */
export function refreshAfterGeneration(queryClient: QueryClient): Promise<unknown> {
  const { lists, counts, references, today } = activityKeys
  return Promise.all([lists, counts, references, today].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
