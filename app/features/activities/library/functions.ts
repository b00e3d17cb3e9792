import { GroupAges } from '#app/domain/own-group.ts'
import { daycareFn } from '#app/server/fn.ts'
import { getFirstActivity } from '../day/first-activity.server.ts'
import { countActivities, countFacet, getActivities } from './library-list.server.ts'
import { ActivitiesPageInput, ActivityIdInput, CountActivitiesInput, CountFacetInput } from './schema.ts'
import { deleteActivity, getActivity, getTrash, restoreActivity } from './server.ts'

/** One page of the daycare's activities and the starter library: PAGE_SIZE at most, empty after the last page. */
export const getActivitiesFn = daycareFn({ method: 'GET' })
  .validator(ActivitiesPageInput)
  .handler(({ data, context }) => getActivities(context.scope, data))

/** How many activities the filters find. */
export const countActivitiesFn = daycareFn({ method: 'GET' })
  .validator(CountActivitiesInput)
  .handler(({ data, context }) => countActivities(context.scope, data.filters))

/** How many activities each value of one filter would find. */
export const countFacetFn = daycareFn({ method: 'GET' })
  .validator(CountFacetInput)
  .handler(({ data, context }) => countFacet(context.scope, data))

/** One activity with its whole sheet. */
export const getActivityFn = daycareFn({ method: 'GET' })
  .validator(ActivityIdInput)
  .handler(({ data, context }) => getActivity(context.scope, data.activityId))

/** Deletes an activity; it can be restored for RESTORE_DAYS. */
export const deleteActivityFn = daycareFn({ method: 'POST' })
  .validator(ActivityIdInput)
  .handler(({ data, context }) => deleteActivity(context.scope, data.activityId))

/** Restores a deleted activity. */
export const restoreActivityFn = daycareFn({ method: 'POST' })
  .validator(ActivityIdInput)
  .handler(({ data, context }) => restoreActivity(context.scope, data.activityId))

/** « Corbeille »: the deleted activities that the person may still restore. */
export const getTrashFn = daycareFn({ method: 'GET' }).handler(({ context }) => getTrash(context.scope))

/** Which activity she could begin with. Not with the day, whose pages have less to load. */
export const getFirstActivityFn = daycareFn({ method: 'GET' })
  .validator(GroupAges)
  .handler(({ data, context }) => getFirstActivity(context.scope, data.ageGroups))
