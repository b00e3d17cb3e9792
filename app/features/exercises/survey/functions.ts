import { QUERIES } from '#app/lib/constants.ts'
import { NOTICES, serverQuery, useChange } from '#app/lib/queries.ts'
import { daycareFn, managerFn, verifiedDaycareFn } from '#app/server/fn.ts'
import { ExerciseInput } from '../schema.ts'
import { AnswerSurveyInput, SurveyInput, SurveyRoundInput } from './schema.ts'
import {
  answerSurvey,
  closeRound,
  closeSurvey,
  getSurvey,
  getSurveys,
  openSecondRound,
  openSurvey,
} from './surveys.server.ts'

export const getSurveysFn = daycareFn({ method: 'GET' }).handler(({ context }) => getSurveys(context.scope))

export const getSurveyFn = daycareFn({ method: 'GET' })
  .validator(SurveyInput)
  .handler(({ data, context }) => getSurvey(context.scope, data.surveyId))

export const openSurveyFn = managerFn({ method: 'POST' })
  .validator(ExerciseInput)
  .handler(({ data, context }) => openSurvey(context.scope, data.exerciseId))

export const answerSurveyFn = verifiedDaycareFn({ method: 'POST' })
  .validator(AnswerSurveyInput)
  .handler(({ data, context }) => answerSurvey(context.scope, data))

export const closeRoundFn = managerFn({ method: 'POST' })
  .validator(SurveyRoundInput)
  .handler(({ data, context }) => closeRound(context.scope, data))

export const openSecondRoundFn = managerFn({ method: 'POST' })
  .validator(SurveyInput)
  .handler(({ data, context }) => openSecondRound(context.scope, data.surveyId))

export const closeSurveyFn = managerFn({ method: 'POST' })
  .validator(SurveyInput)
  .handler(({ data, context }) => closeSurvey(context.scope, data.surveyId))

const SURVEYS = ['exercises', 'surveys']

/** The surveys of the daycare, for its members. Read again at each visit: a manager opens and closes them. */
export const surveysQuery = () => ({
  ...serverQuery([...SURVEYS, 'list'], getSurveysFn),
  staleTime: QUERIES.freshTime,
})

export const surveyQuery = (surveyId: string) => ({
  ...serverQuery([...SURVEYS, 'one'], getSurveyFn, { surveyId }),
  staleTime: 0,
})

const useSurveyChange = <Input, Output>(change: (input: Input) => Promise<Output>) => useChange(change, SURVEYS)

export const useOpenSurvey = () => useSurveyChange((exerciseId: number) => openSurveyFn({ data: { exerciseId } }))
export const useAnswerSurvey = () => useChange((data: AnswerSurveyInput) => answerSurveyFn({ data }), SURVEYS, NOTICES)
export const useCloseRound = () => useSurveyChange((data: SurveyRoundInput) => closeRoundFn({ data }))
export const useOpenSecondRound = () => useSurveyChange((surveyId: string) => openSecondRoundFn({ data: { surveyId } }))
export const useCloseSurvey = () => useSurveyChange((surveyId: string) => closeSurveyFn({ data: { surveyId } }))
