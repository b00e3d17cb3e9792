import { dayOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { versionAfter } from '#app/server/database/save-over-read.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, requireDaycareId } from '#app/server/middleware.ts'
import { CARD_IDS, PRACTICE_IDS } from '#content/guides/self-assessment/types.ts'
import { guideSentences } from '#content/pages/guide-sentences.ts'
import type { Reflection, SaveReflectionInput, SaveSmallStepInput, SmallStep } from '../schema.ts'

const fields = { cardId: true, round: true, level: true, note: true, createdAt: true, updatedAt: true } as const

const practiceIds: ReadonlySet<string> = new Set(PRACTICE_IDS)
/** A step chosen when every card had one keeps its card. */
const cardIds: ReadonlySet<string> = new Set([...PRACTICE_IDS, ...CARD_IDS])

/**
 * The person's own answers in the self-assessment, whatever her role, those to former cards too; by card, the first rounds
 * first.
 */
export function getReflections(scope: DaycareScope): Promise<Reflection[]> {
  return db().reflection.findMany({
    where: { ...inDaycare(scope), userId: scope.userId },
    select: fields,
    orderBy: [{ cardId: 'asc' }, { round: 'asc' }],
  })
}

/**
 * Saves the person's answer to a card: a new round, or over the version of a round that was read (`seen`).
 * @throws AppError INVALID_INPUT for a card that is not about practice; CONFLICT for a round that does not follow the
 *   last one, or when another tab or device has answered something else since
 */
export async function saveReflection(
  scope: DaycareScope,
  { cardId, round, level, note, seen, answeredAt }: SaveReflectionInput,
): Promise<Reflection> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId, cardId }
  if (!practiceIds.has(cardId)) throw new AppError('INVALID_INPUT')
  const last = await db().reflection.findFirst({
    where: own,
    select: { round: true, createdAt: true },
    orderBy: { round: 'desc' },
  })
  if (round > (last?.round ?? 0) + 1) throw new AppError('CONFLICT')
  const answer = { ...own, round }
  const { count } = await db().reflection.updateMany({
    where: { ...answer, updatedAt: new Date(seen ?? 0) },
    data: { level, note, updatedAt: versionAfter(seen) },
  })
  // A row that another tab has created stays: the comparison below finds it.
  if (count === 0) {
    // The clock of a device may be wrong: never before the round before, never in the future.
    const createdAt = new Date(Math.min(Date.now(), Math.max(answeredAt ?? Date.now(), last?.createdAt.getTime() ?? 0)))
    await db().reflection.createMany({ data: { ...answer, level, note, createdAt }, skipDuplicates: true })
  }
  const stored = await db().reflection.findFirst({ where: answer, select: fields })
  if (stored?.level !== level || stored.note !== note) throw new AppError('CONFLICT', guideSentences.reflectionChanged)
  return stored
}

type StepRow = { cardId: string | null; text: string; dueOn: Date | null; doneAt: Date | null; updatedAt: Date }

const stepFields = { cardId: true, text: true, dueOn: true, doneAt: true, updatedAt: true } as const
const stepOf = (row: StepRow): SmallStep => ({ ...row, dueOn: row.dueOn && dayOf(row.dueOn) })

/** The person's next small step, done or not; null when she has set none. */
export async function getSmallStep(scope: DaycareScope): Promise<SmallStep | null> {
  const row = await db().smallStep.findFirst({
    where: { ...inDaycare(scope), userId: scope.userId },
    select: stepFields,
    orderBy: { updatedAt: 'desc' },
  })
  return row && stepOf(row)
}

/**
 * Writes the next small step over the version that was read (`seen`): another one, or the same one done.
 * @throws AppError INVALID_INPUT for a card that does not exist; CONFLICT when another tab or device has written
 *   something else since
 */
export async function saveSmallStep(
  scope: DaycareScope,
  { cardId, text, dueOn, done, seen }: SaveSmallStepInput,
): Promise<SmallStep> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId }
  if (cardId !== null && !cardIds.has(cardId)) throw new AppError('INVALID_INPUT')
  const step = { cardId, text, dueOn: dueOn ? new Date(dueOn) : null, doneAt: done ? new Date() : null }
  const { count } = await db().smallStep.updateMany({
    where: { ...own, updatedAt: new Date(seen ?? 0) },
    data: { ...step, updatedAt: versionAfter(seen) },
  })
  // A row that another tab has created stays: the comparison below finds it.
  if (count === 0) await db().smallStep.createMany({ data: { ...own, ...step }, skipDuplicates: true })
  const row = await db().smallStep.findFirst({ where: own, select: stepFields })
  const stored = row && stepOf(row)
  const isMine =
    stored?.cardId === cardId && stored.text === text && stored.dueOn === dueOn && (stored.doneAt !== null) === done
  if (!isMine) throw new AppError('CONFLICT', guideSentences.stepChanged)
  return stored
}
