import * as z from 'zod/mini'
import { SIDES, type Side, tagId } from '../schema.ts'

/** Answers under which a round shows nothing, and people whose difference between two rounds would say too much. */
export const SURVEY_PEOPLE_MIN = 4
/** Surveys that a daycare is shown; those of the last weeks. */
export const SURVEYS_SHOWN = 50

const STATEMENTS_MAX = 20
const round = z.int().check(z.minimum(1), z.maximum(2))

export const SurveyInput = z.strictObject({ surveyId: z.uuid() })
/** `round` is the one on screen: nothing is done to another one. */
export const SurveyRoundInput = z.strictObject({ surveyId: z.uuid(), round })
export type SurveyRoundInput = z.infer<typeof SurveyRoundInput>

export const AnswerSurveyInput = z.strictObject({
  surveyId: z.uuid(),
  round,
  choices: z
    .array(z.strictObject({ statementId: tagId, side: z.enum(SIDES) }))
    .check(z.minLength(1), z.maxLength(STATEMENTS_MAX)),
})
export type AnswerSurveyInput = z.infer<typeof AnswerSurveyInput>

/** People on each side of a statement. */
export type Spread = { answers: number; counts: Record<string, Record<Side, number>> }

/** `few`: fewer than four answers; `difference`: the two rounds would differ by one to three people. */
export type ClosedRound = { round: number } & ({ state: 'shown'; spread: Spread } | { state: 'few' | 'difference' })

export type SurveyCard = {
  id: string
  exerciseId: number
  title: string
  openedAt: Date
  round: number
  /** `waiting`: the first round is closed, and the team may sort again. */
  state: 'open' | 'waiting' | 'closed'
  /** The signed-in person has answered the open round. */
  hasAnswered: boolean
  /** Who has not answered the first round takes no part in the second. */
  mayAnswer: boolean
}

export type SurveyDetails = SurveyCard & {
  description: string
  statements: { id: string; text: string }[]
  rounds: ClosedRound[]
  /** Of the open round, for managers: enough people have answered for it to be shown; everybody of the first round has. */
  progress: { isEnough: boolean; isComplete: boolean } | null
}
