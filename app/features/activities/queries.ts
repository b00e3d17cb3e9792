import type { QueryClient, QueryKey } from '@tanstack/react-query'

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

/** Keys of every list of activities: read again after one was created, deleted or restored. */
export const LISTS = [activityKeys.lists, activityKeys.counts, activityKeys.trash]

const refresh = (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))

/** Refetches every list of activities. */
export const refreshLists = (queryClient: QueryClient): Promise<unknown> => refresh(queryClient, LISTS)

/**
 * After a generation, whatever its outcome: there may be a new activity and new themes or materials, and one unit of the day
 * was used or given back.
 */
export function refreshAfterGeneration(queryClient: QueryClient): Promise<unknown> {
  const { lists, counts, references, today } = activityKeys
  return refresh(queryClient, [lists, counts, references, today])
}
