import * as z from 'zod/mini'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, requireDaycareId } from '#app/server/middleware.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { exerciseSentences } from '#content/pages/exercises.ts'
import { type ExerciseAttempt, type SaveAttemptInput, SIDES } from '../schema.ts'

const Placements = z.record(z.string(), z.enum(SIDES))
const Precautions = z.record(z.string(), z.string())

/** By exercise, the correct side of each statement. */
const correctSides = new Map(EXERCISES.map(({ id, tags }) => [id, new Map(tags.map((tag) => [tag.id, tag.correct]))]))

const fields = { exerciseId: true, placements: true, precautions: true, finishedAt: true, updatedAt: true } as const
type Row = { exerciseId: number; placements: unknown; precautions: unknown; finishedAt: Date | null; updatedAt: Date }

function attemptOf({ placements, precautions, ...row }: Row): ExerciseAttempt {
  return { ...row, placements: Placements.parse(placements), precautions: Precautions.parse(precautions) }
}

/** The person's attempts, one per exercise that she has begun. Only her own, whatever her role. */
export async function getProgress(scope: DaycareScope): Promise<ExerciseAttempt[]> {
  const rows = await db().exerciseAttempt.findMany({
    where: { ...inDaycare(scope), userId: scope.userId },
    select: fields,
    orderBy: { exerciseId: 'asc' },
  })
  return rows.map(attemptOf)
}

/**
 * Saves the person's attempt at an exercise. A finished one stays finished when it is changed later.
 * @throws AppError INVALID_INPUT for statements of another exercise, or a precaution for a benefit
 */
export async function saveAttempt(scope: DaycareScope, input: SaveAttemptInput): Promise<ExerciseAttempt> {
  const { exerciseId, placements, precautions, finished } = input
  const sides = correctSides.get(exerciseId)
  const isKnown = Object.keys(placements).every((id) => sides?.has(id))
  const areForHazards = Object.keys(precautions).every((id) => sides?.has(id) && sides.get(id) !== 'benefits')
  if (!isKnown || !areForHazards) throw new AppError('INVALID_INPUT', exerciseSentences.statementUnknown)
  const key = { daycareId: requireDaycareId(scope), userId: scope.userId, exerciseId }
  const now = new Date()
  const row = await db().exerciseAttempt.upsert({
    where: { daycareId_userId_exerciseId: key },
    create: { ...key, placements, precautions, finishedAt: finished ? now : null },
    update: { placements, precautions, ...(finished && { finishedAt: now }) },
    select: fields,
  })
  return attemptOf(row)
}

/** Deletes the person's attempt at an exercise, if there is one. */
export async function restartExercise(scope: DaycareScope, exerciseId: number): Promise<{ exerciseId: number }> {
  await db().exerciseAttempt.deleteMany({
    where: { daycareId: requireDaycareId(scope), userId: scope.userId, exerciseId },
  })
  return { exerciseId }
}
