import { db, type Transaction } from '#app/server/database/db.server.ts'
import { withExclusiveLock } from '#app/server/database/exclusive-lock.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { Survey, SurveyCount, SurveyOutcome } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, daycareOfMember } from '#app/server/middleware.ts'
import { surveySentences } from '#content/pages/team/surveys.ts'
import { exerciseOf } from '../list/exercise-order.server.ts'
import { SIDES, type Side } from '../schema.ts'
import {
  type AnswerSurveyInput,
  type ClosedRound,
  type Spread,
  SURVEY_PEOPLE_MIN,
  SURVEYS_SHOWN,
  type SurveyCard,
  type SurveyDetails,
  type SurveyRoundInput,
} from './schema.ts'

/*
 * What keeps a survey without names: who has answered and what was counted are in two tables with nothing in common but
 * the round. No counts leave the server while their round is open, so that looking before and after a colleague has
 * answered says nothing. Closing decides once what is shown; what is not shown is deleted.
 */

/** The survey, held until the end of the transaction: answers, openings and closings wait for each other. */
async function lockSurvey(tx: Transaction, scope: DaycareScope, surveyId: string): Promise<Survey> {
  const daycareId = daycareOfMember(scope)
  await tx.$queryRaw`
    SELECT "id" FROM "Survey" WHERE "id" = ${surveyId}::uuid AND "daycareId" = ${daycareId}::uuid FOR UPDATE`
  const survey = await tx.survey.findFirst({ where: { id: surveyId, daycareId } })
  if (!survey) throw new AppError('NOT_FOUND')
  return survey
}

/** Every count of a round at zero: rows that appear one by one would say in which order people chose. */
function createCounts(tx: Transaction, { id, daycareId, exerciseId }: Survey, round: number) {
  const rows = exerciseOf(exerciseId).tags.flatMap((tag) =>
    SIDES.map((side) => ({ daycareId, surveyId: id, round, statementId: tag.id, side })),
  )
  return tx.surveyCount.createMany({ data: rows })
}

/**
 * Opens a survey on one situation in the selected daycare.
 * @throws AppError NOT_FOUND, CONFLICT while another one goes on, or after the same situation was shown: another survey
 *   on it would show what those who came or left since had chosen
 */
export function openSurvey(scope: DaycareScope, exerciseId: number): Promise<{ surveyId: string }> {
  const daycareId = daycareOfMember(scope)
  exerciseOf(exerciseId)
  return withExclusiveLock('Survey', daycareId, async (tx) => {
    const others = await tx.survey.findMany({ where: { daycareId, OR: [{ closedAt: null }, { exerciseId }] } })
    if (others.some(({ closedAt }) => !closedAt)) throw new AppError('CONFLICT', surveySentences.oneAtATime)
    if (others.some(({ outcomes }) => outcomes.includes('SHOWN')))
      throw new AppError('CONFLICT', surveySentences.sameSituation)
    const survey = await tx.survey.create({ data: { daycareId, exerciseId, openedById: scope.userId } })
    await createCounts(tx, survey, 1)
    return { surveyId: survey.id }
  })
}

/** @throws AppError INVALID_INPUT unless each statement of the situation has one side */
function requireComplete(exerciseId: number, choices: AnswerSurveyInput['choices']): void {
  const ids = new Set(exerciseOf(exerciseId).tags.map(({ id }) => id))
  const isComplete = choices.length === ids.size && choices.every(({ statementId }) => ids.delete(statementId))
  if (!isComplete) throw new AppError('INVALID_INPUT', surveySentences.incomplete)
}

/**
 * Counts how a member sorts the statements in the open round; a second answer of hers changes nothing.
 * @throws AppError NOT_FOUND, INVALID_INPUT, CONFLICT when the round is closed, or she has not taken part in the first
 */
export function answerSurvey(scope: DaycareScope, { surveyId, round, choices }: AnswerSurveyInput): Promise<void> {
  return db().$transaction(async (tx) => {
    const { daycareId, exerciseId, ...survey } = await lockSurvey(tx, scope, surveyId)
    requireComplete(exerciseId, choices)
    if (!survey.isRoundOpen || survey.round !== round) throw new AppError('CONFLICT', surveySentences.roundClosed)
    const own = { daycareId, surveyId, userId: scope.userId }
    if (round > 1 && !(await tx.surveyParticipation.count({ where: { ...own, round: 1 } })))
      throw new AppError('CONFLICT', surveySentences.notInFirst)
    const { count } = await tx.surveyParticipation.createMany({ data: [{ ...own, round }], skipDuplicates: true })
    if (count === 0) return
    const chosen = choices.map(({ statementId, side }) => `${statementId} ${side}`)
    // Every row, those that do not grow too: otherwise the rows that Postgres has written last are what she chose.
    await tx.$executeRaw`
      UPDATE "SurveyCount" SET "count" = "count" + ("statementId" || ' ' || "side" = ANY(${chosen}))::int
      WHERE "daycareId" = ${daycareId}::uuid AND "surveyId" = ${surveyId}::uuid AND "round" = ${round}`
  })
}

type Counted = Pick<SurveyCount, 'round' | 'statementId' | 'side' | 'count'>

function spreadOf(rows: Counted[], round: number): Spread {
  const counts: Spread['counts'] = {}
  for (const { round: of, statementId, side, count } of rows) {
    if (of !== round) continue
    const sides = (counts[statementId] ??= { risks: 0, benefits: 0, dangers: 0, depends: 0 })
    sides[side as Side] = count
  }
  const [any] = Object.values(counts)
  // Each answer has sorted every statement.
  return { answers: any ? SIDES.reduce((sum, side) => sum + any[side], 0) : 0, counts }
}

/** What becomes of a round with this many answers, after one with so many. */
function outcomeOf(answers: number, before: number | null): SurveyOutcome {
  if (answers < SURVEY_PEOPLE_MIN) return 'FEW'
  const missing = (before ?? answers) - answers
  return missing > 0 && missing < SURVEY_PEOPLE_MIN ? 'DIFFERENCE' : 'SHOWN'
}

/**
 * Closes the open round, which shows its counts or deletes them. The survey ends with its second round, or when there is
 * nothing to compare a second one with.
 * @throws AppError NOT_FOUND, CONFLICT when it is closed already
 */
export function closeRound(scope: DaycareScope, { surveyId, round }: SurveyRoundInput): Promise<void> {
  return db().$transaction(async (tx) => {
    const survey = await lockSurvey(tx, scope, surveyId)
    if (!survey.isRoundOpen || survey.round !== round) throw new AppError('CONFLICT', surveySentences.roundClosed)
    const where = { daycareId: survey.daycareId, surveyId }
    const rows = await tx.surveyCount.findMany({ where })
    const before = round > 1 ? spreadOf(rows, 1).answers : null
    const outcome = outcomeOf(spreadOf(rows, round).answers, before)
    if (outcome !== 'SHOWN') await tx.surveyCount.deleteMany({ where: { ...where, round } })
    const isOver = round > 1 || outcome !== 'SHOWN'
    await tx.survey.update({
      where: { id: surveyId },
      data: { isRoundOpen: false, outcomes: { push: outcome }, ...(isOver && { closedAt: new Date() }) },
    })
    if (isOver) await tx.surveyParticipation.deleteMany({ where })
  })
}

/** Opens the second round, for those who have answered the first. @throws AppError NOT_FOUND, CONFLICT */
export function openSecondRound(scope: DaycareScope, surveyId: string): Promise<void> {
  return db().$transaction(async (tx) => {
    const survey = await lockSurvey(tx, scope, surveyId)
    if (survey.closedAt || survey.isRoundOpen || survey.round > 1)
      throw new AppError('CONFLICT', surveySentences.roundClosed)
    await tx.survey.update({ where: { id: surveyId }, data: { round: 2, isRoundOpen: true } })
    await createCounts(tx, survey, 2)
  })
}

/** Ends a survey after its first round. @throws AppError NOT_FOUND, CONFLICT while a round is open */
export function closeSurvey(scope: DaycareScope, surveyId: string): Promise<void> {
  return db().$transaction(async (tx) => {
    const survey = await lockSurvey(tx, scope, surveyId)
    if (survey.isRoundOpen) throw new AppError('CONFLICT', surveySentences.roundOpen)
    if (survey.closedAt) return
    await tx.survey.update({ where: { id: surveyId }, data: { closedAt: new Date() } })
    await tx.surveyParticipation.deleteMany({ where: { daycareId: survey.daycareId, surveyId } })
  })
}

type WithOwn = Survey & { participations: { round: number }[] }

function cardOf({ participations, ...survey }: WithOwn): SurveyCard {
  const { id, exerciseId, openedAt, round, isRoundOpen, closedAt } = survey
  const hasRound = (one: number) => participations.some((own) => own.round === one)
  return {
    id,
    exerciseId,
    title: exerciseOf(exerciseId).title,
    openedAt,
    round,
    state: isRoundOpen ? 'open' : closedAt ? 'closed' : 'waiting',
    hasAnswered: isRoundOpen && hasRound(round),
    mayAnswer: isRoundOpen && !hasRound(round) && (round === 1 || hasRound(1)),
  }
}

const ownParticipations = (scope: DaycareScope) =>
  ({ participations: { where: { userId: scope.userId }, select: { round: true } } }) as const

/** The surveys of her daycare, the newest first. @throws AppError NOT_FOUND for a superadmin */
export async function getSurveys(scope: DaycareScope): Promise<SurveyCard[]> {
  const surveys = await db().survey.findMany({
    where: { daycareId: daycareOfMember(scope) },
    relationLoadStrategy: 'join',
    include: ownParticipations(scope),
    orderBy: { openedAt: 'desc' },
    take: SURVEYS_SHOWN,
  })
  return surveys.map(cardOf)
}

/** One survey, with the counts of its closed rounds only. @throws AppError NOT_FOUND */
export async function getSurvey(scope: DaycareScope, surveyId: string): Promise<SurveyDetails> {
  const daycareId = daycareOfMember(scope)
  const survey = await db().survey.findFirst({
    where: { id: surveyId, daycareId },
    relationLoadStrategy: 'join',
    include: { ...ownParticipations(scope), counts: true },
  })
  if (!survey) throw new AppError('NOT_FOUND')
  const { counts, ...rest } = survey
  const { description, tags } = exerciseOf(survey.exerciseId)
  const rounds = survey.outcomes.map((outcome, index): ClosedRound => {
    const round = index + 1
    if (outcome === 'SHOWN') return { round, state: 'shown', spread: spreadOf(counts, round) }
    return { round, state: outcome === 'FEW' ? 'few' : 'difference' }
  })
  return {
    ...cardOf(rest),
    description,
    statements: tags.map(({ id, text }) => ({ id, text })),
    rounds,
    progress: scope.role === 'MANAGER' && survey.isRoundOpen ? progressOf(counts, survey.round) : null,
  }
}

function progressOf(counts: Counted[], round: number): NonNullable<SurveyDetails['progress']> {
  const { answers } = spreadOf(counts, round)
  return {
    isEnough: answers >= SURVEY_PEOPLE_MIN,
    isComplete: round > 1 && answers === spreadOf(counts, 1).answers,
  }
}
