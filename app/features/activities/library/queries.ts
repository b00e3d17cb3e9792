import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import {
  countActivitiesGeneratedTodayFn,
  findChildNamesFn,
  getActivityIdeasFn,
  getNearActivitiesFn,
} from '../generator/functions.ts'
import type { ChildNames, NearActivitiesInput } from '../generator/schema.ts'
import { createMaterialFn, createThemeFn, getMaterialsFn, getThemesFn } from '../reference-lists/functions.ts'
import { countActivitiesFn, deleteActivityFn, getActivitiesFn, getActivityFn, restoreActivityFn } from './functions.ts'
import type { ActivityCard, ActivityCount, ActivityFilters } from './schema.ts'

export const activityKeys = {
  lists: ['activities', 'list'],
  counts: ['activities', 'count'],
  details: ['activities', 'detail'],
  references: ['activities', 'references'],
  today: ['activities', 'today'],
  trash: ['activities', 'trash'],
} as const
const keys = activityKeys

export type ReferenceList = 'theme' | 'material'

type Pages = InfiniteData<ActivityCard[], number>

/** The library, page after page while the last one is not empty. Looking elsewhere and coming back moves nothing. */
export const activitiesQuery = (filters: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: [...keys.lists, filters],
    queryFn: ({ pageParam, signal }) => getActivitiesFn({ data: { page: pageParam, filters }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: ActivityCard[], pages) => (last.length > 0 ? pages.length + 1 : undefined),
    refetchOnWindowFocus: false,
  })

export const activityCountQuery = (filters: ActivityFilters) =>
  queryOptions({
    queryKey: [...keys.counts, filters],
    queryFn: ({ signal }) => countActivitiesFn({ data: { filters }, signal }),
    refetchOnWindowFocus: false,
  })

export const activityQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...keys.details, activityId],
    queryFn: ({ signal }) => getActivityFn({ data: { activityId }, signal }),
  })

/** Themes or materials that the person chooses from. */
export const referenceListQuery = (list: ReferenceList) =>
  queryOptions({
    queryKey: [...keys.references, list],
    queryFn: ({ signal }) => (list === 'theme' ? getThemesFn : getMaterialsFn)({ signal }),
  })

/** IANA name of the browser's time zone. */
export const browserTimezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Units of the day in the browser's time zone: the server does not know it, so this is asked from the browser only. */
export const generatedTodayQuery = (timezone: string) =>
  queryOptions({
    queryKey: [...keys.today, timezone],
    queryFn: ({ signal }) => countActivitiesGeneratedTodayFn({ data: { timezone }, signal }),
  })

/** Activities of the library that come near what she is asking for. */
export const nearActivitiesQuery = (criteria: NearActivitiesInput) =>
  queryOptions({
    queryKey: ['activities', 'near', criteria],
    queryFn: ({ signal }) => getNearActivitiesFn({ data: criteria, signal }),
  })

/** What to ask about before these texts leave. Without an answer nothing: what names a child is taken out all the same. */
export async function askChildNames(texts: string[]): Promise<ChildNames> {
  const nothing = { found: [], without: texts }
  if (texts.every((text) => text === '')) return nothing
  return findChildNamesFn({ data: { texts } }).catch(() => nothing)
}

/** « Voir 3 idées »: other ones each time. */
export const findIdeas = (criteria: ActivityCriteria) => getActivityIdeasFn({ data: { criteria } })

/** After a new activity, or one that goes or comes back: what lists it is read again. */
export function refreshLists(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.lists }),
    queryClient.invalidateQueries({ queryKey: keys.counts }),
    queryClient.invalidateQueries({ queryKey: keys.trash }),
  ])
}

/** After a generation, whatever its end: new activity, new names in the lists, one unit used or given back. */
export function refreshAfterGeneration(queryClient: QueryClient): Promise<unknown> {
  const { lists, counts, references, today } = keys
  return Promise.all([lists, counts, references, today].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Takes an activity out of the lists and counts at once. Answers what they were. */
async function takeOut(queryClient: QueryClient, activityId: string) {
  await Promise.all([
    queryClient.cancelQueries({ queryKey: keys.lists }),
    queryClient.cancelQueries({ queryKey: keys.counts }),
  ])
  const lists = queryClient.getQueriesData<Pages>({ queryKey: keys.lists })
  const counts = queryClient.getQueriesData<ActivityCount>({ queryKey: keys.counts })
  for (const [key, data] of lists) {
    const pages = data?.pages.map((page) => page.filter(({ id }) => id !== activityId))
    if (!data || !pages || !data.pages.flat().some(({ id }) => id === activityId)) continue
    queryClient.setQueryData<Pages>(key, { ...data, pages })
    const filters = key[keys.lists.length]
    queryClient.setQueryData<ActivityCount>(
      [...keys.counts, filters],
      (count) => count && { ...count, total: count.total - 1 },
    )
  }
  return () => {
    for (const [key, data] of [...lists, ...counts]) queryClient.setQueryData(key, data)
  }
}

/** Deletes an activity; it leaves the lists before the answer and comes back to them if that is a refusal. */
export function useDeleteActivity() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (activityId: string) => deleteActivityFn({ data: { activityId } }),
    onMutate: (activityId) => takeOut(queryClient, activityId),
    onError: (_error, _activityId, putBack) => putBack?.(),
    onSettled: () => refreshLists(queryClient),
  })
}

/** Forgets a sheet that was deleted, once its page has been left. */
export function useForgetActivity() {
  const queryClient = useQueryClient()
  return (activityId: string) => queryClient.removeQueries({ queryKey: [...keys.details, activityId] })
}

export function useRestoreActivity() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (activityId: string) => restoreActivityFn({ data: { activityId } }),
    onSettled: () => refreshLists(queryClient),
  })
}

/** Makes a theme or a material and answers the name as it was kept. */
export function useCreateReference(list: ReferenceList) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (name: string) => (list === 'theme' ? createThemeFn : createMaterialFn)({ data: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...keys.references, list] }),
  })
  return async (name: string) => (await mutateAsync(name)).name
}
