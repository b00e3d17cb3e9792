import { daycareFn, verifiedDaycareFn } from '#app/server/fn.ts'
import { getExercise, listExercises, visitSeed } from './list/exercise-order.server.ts'
import {
  deleteSituation,
  getSharedSituations,
  getSituations,
  restoreSituation,
  saveSituation,
  shareSituation,
} from './own-sheets/situations.server.ts'
import { ExerciseInput, SaveAttemptInput, SaveSituationInput, ShareSituationInput, SituationInput } from './schema.ts'
import { getProgress, restartExercise, saveAttempt } from './sort/attempts.server.ts'

export const getExercisesFn = daycareFn({ method: 'GET' }).handler(() => listExercises(visitSeed()))

export const getExerciseFn = daycareFn({ method: 'GET' })
  .validator(ExerciseInput)
  .handler(({ data }) => getExercise(data.exerciseId, visitSeed()))

export const getProgressFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) => getProgress(context.scope))

export const saveAttemptFn = verifiedDaycareFn({ method: 'POST' })
  .validator(SaveAttemptInput)
  .handler(({ data, context }) => saveAttempt(context.scope, data))

export const restartExerciseFn = verifiedDaycareFn({ method: 'POST' })
  .validator(ExerciseInput)
  .handler(({ data, context }) => restartExercise(context.scope, data.exerciseId))

export const getSituationsFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) =>
  getSituations(context.scope),
)

export const getSharedSituationsFn = daycareFn({ method: 'GET' }).handler(({ context }) =>
  getSharedSituations(context.scope),
)

export const shareSituationFn = verifiedDaycareFn({ method: 'POST' })
  .validator(ShareSituationInput)
  .handler(({ data, context }) => shareSituation(context.scope, data))

export const saveSituationFn = verifiedDaycareFn({ method: 'POST' })
  .validator(SaveSituationInput)
  .handler(({ data, context }) => saveSituation(context.scope, data))

export const deleteSituationFn = verifiedDaycareFn({ method: 'POST' })
  .validator(SituationInput)
  .handler(({ data, context }) => deleteSituation(context.scope, data.id))

export const restoreSituationFn = verifiedDaycareFn({ method: 'POST' })
  .validator(SituationInput)
  .handler(({ data, context }) => restoreSituation(context.scope, data.id))
