import { daycareFn } from '#app/server/fn.ts'
import { countActivities, getActivities } from './library-list.server.ts'
import { ActivitiesPageInput, ActivityIdInput, CountActivitiesInput } from './schema.ts'
import { deleteActivity, getActivity, restoreActivity } from './server.ts'

/** One page of the daycare's activities and the starter library: up to 24, empty after the last. */
export const getActivitiesFn = daycareFn({ method: 'GET' })
  .validator(ActivitiesPageInput)
  .handler(({ data, context }) => getActivities(context.scope, data))

/** How many activities the filters leave, and how many each further choice would. */
export const countActivitiesFn = daycareFn({ method: 'GET' })
  .validator(CountActivitiesInput)
  .handler(({ data, context }) => countActivities(context.scope, data.filters))

export const getActivityFn = daycareFn({ method: 'GET' })
  .validator(ActivityIdInput)
  .handler(({ data, context }) => getActivity(context.scope, data.activityId))

/** Takes an activity out of the list; it can be restored for 30 days. */
export const deleteActivityFn = daycareFn({ method: 'POST' })
  .validator(ActivityIdInput)
  .handler(({ data, context }) => deleteActivity(context.scope, data.activityId))

export const restoreActivityFn = daycareFn({ method: 'POST' })
  .validator(ActivityIdInput)
  .handler(({ data, context }) => restoreActivity(context.scope, data.activityId))
