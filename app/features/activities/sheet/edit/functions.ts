import { ActivityIdInput } from '#app/features/activities/library/schema.ts'
import { daycareFn } from '#app/server/fn.ts'
import { getActivityVersions, restoreActivityVersion } from './activity-versions.server.ts'
import { changeSection } from './change-section.server.ts'
import { ChangeSectionInput, RestoreVersionInput, ReviewActivityInput, UpdateActivityInput } from './schema.ts'
import { reviewActivity, updateActivity } from './server.ts'

/** Saves one section of a sheet; 409 when the sheet has changed since it was read. */
export const updateActivityFn = daycareFn({ method: 'POST' })
  .validator(UpdateActivityInput)
  .handler(({ data, context }) => updateActivity(context.scope, data))

/** Proposes a new text for a section; saves nothing. */
export const changeSectionFn = daycareFn({ method: 'POST' })
  .validator(ChangeSectionInput)
  .handler(({ data, context }) => changeSection(context.scope, data))

/** The former texts of a sheet that are kept. */
export const getActivityVersionsFn = daycareFn({ method: 'GET' })
  .validator(ActivityIdInput)
  .handler(({ data, context }) => getActivityVersions(context.scope, data.activityId))

/** Restores a former text; the present one becomes a version. */
export const restoreActivityVersionFn = daycareFn({ method: 'POST' })
  .validator(RestoreVersionInput)
  .handler(({ data, context }) => restoreActivityVersion(context.scope, data))

/** « Marquer comme relue »: marks a sheet as reviewed, or removes that. */
export const reviewActivityFn = daycareFn({ method: 'POST' })
  .validator(ReviewActivityInput)
  .handler(({ data, context }) => reviewActivity(context.scope, data))
