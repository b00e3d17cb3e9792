import { daycareFn } from '#app/server/fn.ts'
import { countGeneratedToday } from './generation-units.server.ts'
import { getActivityIdeas } from './request/generation-ideas.server.ts'
import { getNearActivities } from './request/generation-near.server.ts'
import { findChildNames } from './request/strip-names.server.ts'
import {
  ChildNamesInput,
  CountGeneratedInput,
  GenerateActivityInput,
  IdeasInput,
  NearActivitiesInput,
  StopGenerationInput,
} from './schema.ts'
import { generateActivity, stopGeneration } from './server.ts'

const EVENT_STREAM = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

/**
 * Generates an activity; responds with a stream of events (generation-events.ts), the last one with the saved activity.
 */
export const generateActivityFn = daycareFn({ method: 'POST' })
  .validator(GenerateActivityInput)
  .handler(
    async ({ data, context }) => new Response(await generateActivity(context.scope, data), { headers: EVENT_STREAM }),
  )

/** « Voir 3 idées »: a title and a line each, without using a unit; the chosen one is sent back in the criteria. */
export const getActivityIdeasFn = daycareFn({ method: 'POST' })
  .validator(IdeasInput)
  .handler(({ data, context }) => getActivityIdeas(context.scope, data))

/**
 * Finds in the texts of a request what may identify a child, so that the person confirms before sending. Stores
 * nothing.
 */
export const findChildNamesFn = daycareFn({ method: 'POST' })
  .validator(ChildNamesInput)
  .handler(({ data }) => findChildNames(data))

/** « Déjà dans la bibliothèque »: up to three activities that match the criteria. */
export const getNearActivitiesFn = daycareFn({ method: 'GET' })
  .validator(NearActivitiesInput)
  .handler(({ data, context }) => getNearActivities(context.scope, data))

/** Stops a generation under way: its unit is released unless a section has been shown. */
export const stopGenerationFn = daycareFn({ method: 'POST' })
  .validator(StopGenerationInput)
  .handler(({ data, context }) => stopGeneration(context.scope, data.id))

/** Units that the caller has used since midnight in her time zone. */
export const countActivitiesGeneratedTodayFn = daycareFn({ method: 'GET' })
  .validator(CountGeneratedInput)
  .handler(({ data, context }) => countGeneratedToday(context.scope, data.timezone))
