import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { activityQuery, refreshLists } from '#app/features/activities/library/queries.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import type { ReviewOutcome, SavedSheet, SectionProposal } from './activity-edit.types.ts'
import {
  changeSectionFn,
  getActivityVersionsFn,
  restoreActivityVersionFn,
  reviewActivityFn,
  updateActivityFn,
} from './functions.ts'
import type { ChangeSectionInput, UpdateActivityInput } from './schema.ts'

const versionsKey = (activityId: string) => ['activities', 'versions', activityId]

/** The last ten texts of a sheet, read when they are asked for. */
export const activityVersionsQuery = (activityId: string) =>
  queryOptions({
    queryKey: versionsKey(activityId),
    queryFn: ({ signal }) => getActivityVersionsFn({ data: { activityId }, signal }),
    staleTime: 0,
  })

/** The sheet as the server holds it now. */
export function readActivity(queryClient: QueryClient, activityId: string): Promise<ActivityDetail> {
  return queryClient.query({ ...activityQuery(activityId), staleTime: 0 })
}

/** Puts what was written on the page at once; who wrote it, and what lists it, are read again. */
async function show(queryClient: QueryClient, activityId: string, { version, sheet, safety }: SavedSheet) {
  const { queryKey } = activityQuery(activityId)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(
    queryKey,
    (activity) =>
      activity && { ...activity, version, sheet, safety, title: sheet.titre, reviewedAt: null, reviewedByName: null },
  )
  void queryClient.invalidateQueries({ queryKey })
  void queryClient.invalidateQueries({ queryKey: versionsKey(activityId) })
  void refreshLists(queryClient)
}

export async function saveSection(
  queryClient: QueryClient,
  { reason = 'EDIT', ...input }: Omit<UpdateActivityInput, 'reason'> & Partial<Pick<UpdateActivityInput, 'reason'>>,
): Promise<SavedSheet> {
  const saved = await updateActivityFn({ data: { ...input, reason } })
  await show(queryClient, input.activityId, saved)
  return saved
}

export function proposeSection(input: ChangeSectionInput): Promise<SectionProposal> {
  return changeSectionFn({ data: input })
}

export async function restoreVersion(
  queryClient: QueryClient,
  { id, version }: Pick<ActivityDetail, 'id' | 'version'>,
  number: number,
): Promise<SavedSheet> {
  const saved = await restoreActivityVersionFn({ data: { activityId: id, version, number } })
  await show(queryClient, id, saved)
  return saved
}

export async function markReviewed(
  queryClient: QueryClient,
  { id, version }: Pick<ActivityDetail, 'id' | 'version'>,
  isReviewed: boolean,
): Promise<ReviewOutcome> {
  const outcome = await reviewActivityFn({ data: { activityId: id, version, isReviewed } })
  await readActivity(queryClient, id)
  void refreshLists(queryClient)
  return outcome
}
