import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { AgeGroup } from '#app/domain/enums.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import {
  countActivitiesGeneratedTodayFn,
  findChildNamesFn,
  getActivityIdeasFn,
  getNearActivitiesFn,
} from '../generator/functions.ts'
import type { ChildNames, NearActivitiesInput } from '../generator/schema.ts'
import { activityKeys, LISTS, refreshLists } from '../queries.ts'
import { createMaterialFn, createThemeFn, getMaterialsFn, getThemesFn } from '../reference-lists/functions.ts'
import type { MaterialInput } from '../reference-lists/schema.ts'
import {
  countActivitiesFn,
  countFacetFn,
  deleteActivityFn,
  getActivitiesFn,
  getActivityFn,
  getFirstActivityFn,
  getTrashFn,
  restoreActivityFn,
} from './functions.ts'
import type { ActivityCard, ActivityCount, ActivityFilters, ListFacet } from './schema.ts'

export type ReferenceList = 'theme' | 'material'

type Pages = InfiniteData<ActivityCard[], number>

/** The library, page after page until one is empty. Not refetched on focus, which would move the cards under the reader. */
export const activitiesQuery = (filters: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: [...activityKeys.lists, filters],
    queryFn: ({ pageParam, signal }) => getActivitiesFn({ data: { page: pageParam, filters }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: ActivityCard[], pages) => (last.length > 0 ? pages.length + 1 : undefined),
    refetchOnWindowFocus: false,
  })

/** How many activities the filters find. */
export const activityCountQuery = (filters: ActivityFilters) => ({
  ...serverQuery(activityKeys.counts, countActivitiesFn, { filters }),
  refetchOnWindowFocus: false,
})

/** How many activities each value of one filter would find. What is chosen in that filter changes nothing to it. */
export const facetCountQuery = (facet: ListFacet, { [facet]: _chosen, ...others }: ActivityFilters) => ({
  ...serverQuery([...activityKeys.counts, facet], countFacetFn, { facet, filters: others }),
  refetchOnWindowFocus: false,
})

/** One activity with its whole sheet. */
export const activityQuery = (activityId: string) => serverQuery(activityKeys.details, getActivityFn, { activityId })

/** The deleted activities that the person may still restore. */
export const trashQuery = () => serverQuery(activityKeys.trash, getTrashFn)

/** The themes or the materials that the person chooses from. */
export const referenceListQuery = (list: ReferenceList) =>
  serverQuery([...activityKeys.references, list], list === 'theme' ? getThemesFn : getMaterialsFn)

/** IANA name of the browser's time zone. */
export const browserTimezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** How many activities were generated today in this time zone. Only for the browser: the server does not know its zone. */
export const generatedTodayQuery = (timezone: string) =>
  serverQuery(activityKeys.today, countActivitiesGeneratedTodayFn, { timezone })

/** Activities of the library that resemble what the person is about to generate. */
export const nearActivitiesQuery = (criteria: NearActivitiesInput) =>
  serverQuery(['activities', 'near'], getNearActivitiesFn, criteria)

/**
 * What in these texts may name a child, for a warning before they are sent. Finds nothing when the check fails: the server
 * removes names of children from every text in any case.
 */
export async function checkChildNames(texts: string[]): Promise<ChildNames> {
  const noFinding = { found: [], without: texts }
  if (texts.every((text) => text === '')) return noFinding
  return findChildNamesFn({ data: { texts } }).catch(() => noFinding)
}

/** « Voir 3 idées »: different ones each time. */
export const fetchIdeas = (criteria: ActivityCriteria) => getActivityIdeasFn({ data: { criteria } })

/** Removes an activity from the cached lists and counts. Returns a function that restores what they were. */
async function removeFromLists(queryClient: QueryClient, activityId: string) {
  await Promise.all([
    queryClient.cancelQueries({ queryKey: activityKeys.lists }),
    queryClient.cancelQueries({ queryKey: activityKeys.counts }),
  ])
  const lists = queryClient.getQueriesData<Pages>({ queryKey: activityKeys.lists })
  const counts = queryClient.getQueriesData<ActivityCount>({ queryKey: activityKeys.counts })
  for (const [key, data] of lists) {
    if (!data?.pages.flat().some(({ id }) => id === activityId)) continue
    const pages = data.pages.map((page) => page.filter(({ id }) => id !== activityId))
    queryClient.setQueryData<Pages>(key, { ...data, pages })
    const filters = key[activityKeys.lists.length] as ActivityFilters
    queryClient.setQueryData(
      activityCountQuery(filters).queryKey,
      (count) => count && { ...count, total: count.total - 1 },
    )
  }
  return () => {
    for (const [key, data] of [...lists, ...counts]) queryClient.setQueryData(key, data)
  }
}

/** Deletes an activity; it leaves the lists at once, and returns to them when the server refuses. */
export function useDeleteActivity() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (activityId: string) => deleteActivityFn({ data: { activityId } }),
    onMutate: (activityId) => removeFromLists(queryClient, activityId),
    onError: (_error, _activityId, rollback) => rollback?.(),
    onSettled: () => refreshLists(queryClient),
  })
}

/** Removes a deleted sheet from the cache. Call it once its page has been left, which would read it again. */
export function useForgetActivity() {
  const queryClient = useQueryClient()
  return (activityId: string) => queryClient.removeQueries({ queryKey: activityQuery(activityId).queryKey })
}

/** Restores a deleted activity. */
export const useRestoreActivity = () =>
  useChange((activityId: string) => restoreActivityFn({ data: { activityId } }), ...LISTS)

/** Keeps what the person says of a material of her daycare. */
export const useDescribeMaterial = () =>
  useChange((data: MaterialInput) => createMaterialFn({ data }), referenceListQuery('material').queryKey)

/** Creates a theme or a material, unless it exists, and returns its name as it is stored. */
export function useCreateReferenceItem(list: ReferenceList) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (name: string) => (list === 'theme' ? createThemeFn : createMaterialFn)({ data: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: referenceListQuery(list).queryKey }),
  })
  return async (name: string) => (await mutateAsync(name)).name
}

/** An activity to begin with, for these ages. */
export const firstActivityQuery = (ageGroups: readonly AgeGroup[]) =>
  serverQuery(['activities', 'first'], getFirstActivityFn, { ageGroups: [...ageGroups] })
