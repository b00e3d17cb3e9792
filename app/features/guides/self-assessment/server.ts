import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, ownDaycareId } from '#app/server/middleware.ts'
import { guideSentences } from '#content/pages/guide-sentences.ts'
import { LINK_ANCHORS } from '#content/questions/link-anchors.ts'
import type { Reflection, SaveReflectionInput, SaveSmallStepInput, SmallStep } from '../schema.ts'

const fields = { cardId: true, round: true, level: true, note: true, createdAt: true, updatedAt: true } as const

const CARDS: ReadonlySet<string> = new Set(LINK_ANCHORS['self-assessment'])

/** Everything the person has answered in the self-assessment, the first rounds first. Nobody else's, whoever asks. */
export function getReflections(scope: DaycareScope): Promise<Reflection[]> {
  return db().reflection.findMany({
    where: { ...inDaycare(scope), userId: scope.userId },
    select: fields,
    orderBy: [{ cardId: 'asc' }, { round: 'asc' }],
  })
}

/**
 * Writes what the person thinks of a card, for the first time, once more, or over the answer that was read.
 * @throws AppError INVALID_INPUT for a card that does not exist; CONFLICT for a round that does not follow the last one,
 *   or when another tab or device has answered something else since
 */
export async function saveReflection(
  scope: DaycareScope,
  { cardId, round, level, note, seen }: SaveReflectionInput,
): Promise<Reflection> {
  const own = { daycareId: ownDaycareId(scope), userId: scope.userId, cardId }
  if (!CARDS.has(cardId)) throw new AppError('INVALID_INPUT')
  const last = await db().reflection.findFirst({ where: own, select: { round: true }, orderBy: { round: 'desc' } })
  if (round > (last?.round ?? 0) + 1) throw new AppError('CONFLICT')
  const answer = { ...own, round }
  const { count } = await db().reflection.updateMany({
    where: { ...answer, updatedAt: new Date(seen ?? 0) },
    data: { level, note },
  })
  // What is there already stays, to be compared.
  if (count === 0) await db().reflection.createMany({ data: { ...answer, level, note }, skipDuplicates: true })
  const kept = await db().reflection.findFirst({ where: answer, select: fields })
  if (kept?.level !== level || kept.note !== note) throw new AppError('CONFLICT', guideSentences.reflectionChanged)
  return kept
}

type StepRow = { cardId: string | null; text: string; dueOn: Date | null; doneAt: Date | null; updatedAt: Date }

const stepFields = { cardId: true, text: true, dueOn: true, doneAt: true, updatedAt: true } as const
const stepOf = (row: StepRow): SmallStep => ({ ...row, dueOn: row.dueOn?.toISOString().slice(0, 10) ?? null })

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
 * Sets the next small step, instead of the one that was read, or says that it is done.
 * @throws AppError INVALID_INPUT for a card that does not exist; CONFLICT when another tab or device has written something
 *   else since
 */
export async function saveSmallStep(
  scope: DaycareScope,
  { cardId, text, dueOn, done, seen }: SaveSmallStepInput,
): Promise<SmallStep> {
  const own = { daycareId: ownDaycareId(scope), userId: scope.userId }
  if (cardId !== null && !CARDS.has(cardId)) throw new AppError('INVALID_INPUT')
  const step = { cardId, text, dueOn: dueOn ? new Date(dueOn) : null, doneAt: done ? new Date() : null }
  const { count } = await db().smallStep.updateMany({ where: { ...own, updatedAt: new Date(seen ?? 0) }, data: step })
  // What is there already stays, to be compared.
  if (count === 0) await db().smallStep.createMany({ data: { ...own, ...step }, skipDuplicates: true })
  const row = await db().smallStep.findFirst({ where: own, select: stepFields })
  const kept = row && stepOf(row)
  const isMine =
    kept?.cardId === cardId && kept.text === text && kept.dueOn === dueOn && (kept.doneAt !== null) === done
  if (!isMine) throw new AppError('CONFLICT', guideSentences.stepChanged)
  return kept
}
