import { daycareFn } from '#app/server/fn.ts'
import { countGeneratedToday } from './generation-units.server.ts'
import { getActivityIdeas } from './request/generation-ideas.server.ts'
import { getNearActivities } from './request/generation-near.server.ts'
import { findChildNames } from './request/name-gate.server.ts'
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

/** Writes an activity; answers events (generation-events.ts) while it is written, the last one with the saved activity. */
export const generateActivityFn = daycareFn({ method: 'POST' })
  .validator(GenerateActivityInput)
  .handler(
    async ({ data, context }) => new Response(await generateActivity(context.scope, data), { headers: EVENT_STREAM }),
  )

/** « Voir 3 idées »: titles and one line each, free of charge; one of them goes back in the criteria. */
export const getActivityIdeasFn = daycareFn({ method: 'POST' })
  .validator(IdeasInput)
  .handler(({ data, context }) => getActivityIdeas(context.scope, data))

/** What in the texts of a request looks like it tells who a child is: asked before they leave. Keeps nothing. */
export const findChildNamesFn = daycareFn({ method: 'POST' })
  .validator(ChildNamesInput)
  .handler(({ data }) => findChildNames(data))

/** « Déjà dans la bibliothèque »: up to three activities near the criteria. */
export const getNearActivitiesFn = daycareFn({ method: 'GET' })
  .validator(NearActivitiesInput)
  .handler(({ data, context }) => getNearActivities(context.scope, data))

/** Ends a generation under way: its unit is given back unless a section has been shown. */
export const stopGenerationFn = daycareFn({ method: 'POST' })
  .validator(StopGenerationInput)
  .handler(({ data, context }) => stopGeneration(context.scope, data.id))

/** Activities that the caller has generated since midnight where she is. */
export const countActivitiesGeneratedTodayFn = daycareFn({ method: 'GET' })
  .validator(CountGeneratedInput)
  .handler(({ data, context }) => countGeneratedToday(context.scope, data.timezone))
