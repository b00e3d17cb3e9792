import * as z from 'zod/mini'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, ownDaycareId } from '#app/server/middleware.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { exerciseSentences } from '#content/pages/exercises.ts'
import { type ExerciseAttempt, type SaveAttemptInput, SIDES } from '../schema.ts'

const Placements = z.record(z.string(), z.enum(SIDES))
const Precautions = z.record(z.string(), z.string())

const tagsOf = new Map(EXERCISES.map(({ id, tags }) => [id, new Map(tags.map((tag) => [tag.id, tag.correct]))]))

const fields = { exerciseId: true, placements: true, precautions: true, finishedAt: true, updatedAt: true } as const
type Row = { exerciseId: number; placements: unknown; precautions: unknown; finishedAt: Date | null; updatedAt: Date }

function attemptOf({ placements, precautions, ...row }: Row): ExerciseAttempt {
  return { ...row, placements: Placements.parse(placements), precautions: Precautions.parse(precautions) }
}

/** What the person has done of the 42 situations; those she has not opened are absent. Hers only, whatever her role. */
export async function getProgress(scope: DaycareScope): Promise<ExerciseAttempt[]> {
  const rows = await db().exerciseAttempt.findMany({
    where: { ...inDaycare(scope), userId: scope.userId },
    select: fields,
    orderBy: { exerciseId: 'asc' },
  })
  return rows.map(attemptOf)
}

/**
 * Keeps where the person is with one situation. A finished one stays finished while she changes her mind.
 * @throws AppError INVALID_INPUT for statements of another situation, or a precaution for a benefit
 */
export async function saveAttempt(scope: DaycareScope, input: SaveAttemptInput): Promise<ExerciseAttempt> {
  const { exerciseId, placements, precautions, finished } = input
  const tags = tagsOf.get(exerciseId)
  const known = Object.keys(placements).every((id) => tags?.has(id))
  const forRisks = Object.keys(precautions).every((id) => tags?.get(id) === 'risks')
  if (!known || !forRisks) throw new AppError('INVALID_INPUT', exerciseSentences.statementUnknown)
  const key = { daycareId: ownDaycareId(scope), userId: scope.userId, exerciseId }
  const now = new Date()
  const row = await db().exerciseAttempt.upsert({
    where: { daycareId_userId_exerciseId: key },
    create: { ...key, placements, precautions, finishedAt: finished ? now : null },
    update: { placements, precautions, ...(finished && { finishedAt: now }) },
    select: fields,
  })
  return attemptOf(row)
}

/** Puts a situation back to « pas commencée ». Harmless when it was. */
export async function restartExercise(scope: DaycareScope, exerciseId: number): Promise<{ exerciseId: number }> {
  await db().exerciseAttempt.deleteMany({ where: { daycareId: ownDaycareId(scope), userId: scope.userId, exerciseId } })
  return { exerciseId }
}
