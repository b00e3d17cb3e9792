import type { QueryClient } from '@tanstack/react-query'
import { activityQuery } from '#app/features/activities/library/queries.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { refreshLists } from '#app/features/activities/queries.ts'
import { serverQuery } from '#app/lib/queries.ts'
import {
  changeSectionFn,
  getActivityVersionsFn,
  restoreActivityVersionFn,
  reviewActivityFn,
  updateActivityFn,
} from './functions.ts'
import type { ChangeSectionInput, UpdateActivityInput } from './schema.ts'
import type { ReviewOutcome, SavedSheet, SectionProposal } from './types.ts'

/** The former texts of a sheet; always refetched, because each edit may add one. */
export const activityVersionsQuery = (activityId: string) => ({
  ...serverQuery(['activities', 'versions'], getActivityVersionsFn, { activityId }),
  staleTime: 0,
})

/** Fetches the activity anew, and updates the page with it. */
export function fetchActivity(queryClient: QueryClient, activityId: string): Promise<ActivityDetail> {
  return queryClient.query({ ...activityQuery(activityId), staleTime: 0 })
}

/** Updates the cached activity with a saved sheet, then refetches it, its versions and the lists. */
async function applySaved(queryClient: QueryClient, activityId: string, { version, sheet, safety }: SavedSheet) {
  const { queryKey } = activityQuery(activityId)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(
    queryKey,
    (activity) =>
      activity && {
        ...activity,
        version,
        sheet,
        safety,
        title: sheet.titre,
        review: null,
        reviewedAt: null,
        reviewedByName: null,
      },
  )
  void queryClient.invalidateQueries({ queryKey })
  void queryClient.invalidateQueries({ queryKey: activityVersionsQuery(activityId).queryKey })
  void refreshLists(queryClient)
}

/** Saves one section and updates the page, unless it holds a doubt. Rejects with the error of the server, 409 for a conflict. */
export async function saveSection(queryClient: QueryClient, input: UpdateActivityInput): Promise<SavedSheet> {
  const saved = await updateActivityFn({ data: input })
  if (saved.doubts.length === 0) await applySaved(queryClient, input.activityId, saved)
  return saved
}

/** A new text for a section; saves nothing. */
export function proposeSection(input: ChangeSectionInput): Promise<SectionProposal> {
  return changeSectionFn({ data: input })
}

/** Restores the version `number` of a sheet and updates the page. */
export async function restoreVersion(
  queryClient: QueryClient,
  { id, version }: Pick<ActivityDetail, 'id' | 'version'>,
  number: number,
): Promise<SavedSheet> {
  const saved = await restoreActivityVersionFn({ data: { activityId: id, version, number } })
  await applySaved(queryClient, id, saved)
  return saved
}

/** Marks a sheet as reviewed, or removes that, and updates the page. */
export async function setReviewed(
  queryClient: QueryClient,
  { id, version }: Pick<ActivityDetail, 'id' | 'version'>,
  isReviewed: boolean,
): Promise<ReviewOutcome> {
  const outcome = await reviewActivityFn({ data: { activityId: id, version, isReviewed } })
  await fetchActivity(queryClient, id)
  void refreshLists(queryClient)
  return outcome
}
