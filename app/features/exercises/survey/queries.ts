import { QUERIES } from '#app/lib/constants.ts'
import { NOTICES, serverQuery, useChange } from '#app/lib/queries.ts'
import {
  answerSurveyFn,
  closeRoundFn,
  closeSurveyFn,
  getSurveyFn,
  getSurveysFn,
  openSecondRoundFn,
  openSurveyFn,
} from './functions.ts'
import type { AnswerSurveyInput, SurveyRoundInput } from './schema.ts'

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
