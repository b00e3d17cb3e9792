import { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { startOfLocalDay } from '#app/lib/dates/day-start.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { oneAtATime } from '#app/server/database/one-at-a-time.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import { generationSentences } from '#content/generation.ts'
import { DAILY_LIMIT, type GenerateActivityInput, type GeneratedToday } from './schema.ts'

/** Milliseconds that a whole generation may take, repair included. */
export const RUN_DEADLINE = 45_000
/** A unit reserved longer ago than this is nobody's any more: its process died. Above the deadline, with a margin. */
export const RESERVATION_LIFE = 60_000
/** Generations that one person may begin within {@link BURST_WINDOW}, whatever became of them. */
const BURST_LIMIT = 5
const BURST_WINDOW = 60_000

/** A 32-bit number from a generation's id (FNV-1a): the same id always composes the same sheet. */
export function seedOf(id: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01_00_01_93)
  return hash >>> 0
}

/** Written by whoever asks for a stop, read by the process that runs: they may be two. */
const STOP_REQUESTED = 'STOP_REQUESTED'
const DAY = 24 * 3_600_000

export type Limits = { daily: number; burst: number }
const LIMITS: Limits = { daily: DAILY_LIMIT, burst: BURST_LIMIT }

/** `saved`: this very request was answered before, with this activity. */
export type Reservation = { kind: 'reserved' } | { kind: 'saved'; activityId: string }

type Known = {
  userId: string
  daycareId: string
  status: string
  activityId: string | null
  criteria: unknown
  startedAt: Date
}

function isSameRequest(known: Known, criteria: ActivityCriteria): boolean {
  const stored = ActivityCriteria.safeParse(known.criteria)
  const asked = ActivityCriteria.safeParse(criteria)
  return stored.success && asked.success && JSON.stringify(stored.data) === JSON.stringify(asked.data)
}

const isStale = (startedAt: Date, now: Date) => startedAt.getTime() <= now.getTime() - RESERVATION_LIFE

/** What the same id means the second time. Null: it failed before, and may be tried again. */
function answerAgain(known: Known, scope: DaycareScope, criteria: ActivityCriteria, now: Date): Reservation | null {
  if (known.userId !== scope.userId || known.daycareId !== scope.daycareId) throw new AppError('NOT_FOUND')
  if (!isSameRequest(known, criteria)) throw new AppError('CONFLICT', generationSentences.alreadyUsed)
  if (known.status === 'RESERVED' && !isStale(known.startedAt, now))
    throw new AppError('CONFLICT', generationSentences.alreadyRunning)
  if (known.status !== 'DONE') return null
  if (!known.activityId) throw new AppError('CONFLICT', generationSentences.alreadyUsed)
  return { kind: 'saved', activityId: known.activityId }
}

type Counts = { today: number; rolling: number; burst: number; turn: number }

/**
 * Units of a person: those done and those under way, since her midnight and over 24 hours; and how many generations she
 * began in the last minute; and the turn of her latest one. One query.
 */
async function countUnits(
  tx: Pick<Transaction, '$queryRaw'>,
  userId: string,
  dayStart: Date,
  now: Date,
): Promise<Counts> {
  const dayAgo = new Date(now.getTime() - DAY)
  const since = dayStart < dayAgo ? dayStart : dayAgo
  const alive = new Date(now.getTime() - RESERVATION_LIFE)
  const [row] = await tx.$queryRaw<Counts[]>`
    SELECT count(*) FILTER (WHERE g."counts" AND g."startedAt" >= ${dayStart})::int AS "today",
           count(*) FILTER (WHERE g."counts" AND g."startedAt" > ${dayAgo})::int AS "rolling",
           count(*) FILTER (WHERE g."startedAt" > ${new Date(now.getTime() - BURST_WINDOW)})::int AS "burst",
           (SELECT coalesce(max("turn"), 0) FROM "Generation" WHERE "userId" = ${userId}::uuid) AS "turn"
    FROM (
      SELECT "startedAt", "status" = 'DONE' OR ("status" = 'RESERVED' AND "startedAt" > ${alive}) AS "counts"
      FROM "Generation" WHERE "userId" = ${userId}::uuid AND "startedAt" >= ${since}
    ) g`
  return row ?? { today: 0, rolling: 0, burst: 0, turn: 0 }
}

function refuseOver({ today, rolling, burst }: Counts, limits: Limits, timezone: string, now: Date): void {
  // A time zone is what the browser says: whoever changes it gains one more day at most.
  if (today >= limits.daily || rolling >= 2 * limits.daily) {
    const wait = startOfLocalDay(now, timezone, 1).getTime() - now.getTime()
    throw new AppError('TOO_MANY', generationSentences.limitReached, { retryAfterSeconds: Math.ceil(wait / 1_000) })
  }
  if (burst >= limits.burst)
    throw new AppError('TOO_MANY', generationSentences.tooFast, { retryAfterSeconds: BURST_WINDOW / 1_000 })
}

/**
 * Takes one unit of the person's day: however many clicks arrive together, over however many processes, the limit is
 * exact. Throws TOO_MANY over the limits, CONFLICT for an id that is under way or was used for something else, NOT_FOUND
 * for somebody else's.
 */
export async function reserveUnit(
  scope: DaycareScope,
  { id, criteria, timezone }: GenerateActivityInput,
  limits: Limits = LIMITS,
  now = new Date(),
): Promise<Reservation> {
  const daycareId = ownDaycareId(scope)
  const { userId } = scope
  return oneAtATime('Generation', userId, async (tx) => {
    const known = await tx.generation.findUnique({ where: { id } })
    const answer = known && answerAgain(known, scope, criteria, now)
    if (answer) return answer
    const counts = await countUnits(tx, userId, startOfLocalDay(now, timezone), now)
    refuseOver(counts, limits, timezone, now)
    // The next one waits for this number.
    const turn = counts.turn + 1
    const unit = { status: 'RESERVED', startedAt: now, finishedAt: null, failure: null, turn } as const
    if (known) {
      await tx.generation.update({ where: { id }, data: unit })
      return { kind: 'reserved' }
    }
    // Between the look and this, somebody else may have sent the same id.
    const { count } = await tx.generation.createMany({
      data: { id, userId, daycareId, criteria, ...unit },
      skipDuplicates: true,
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    return { kind: 'reserved' }
  })
}

/** Gives the unit back. `failure`: why, for the log of the service; never shown. */
export async function releaseUnit(id: string, failure: string): Promise<void> {
  await db().generation.updateMany({
    where: { id, status: 'RESERVED' },
    data: { status: 'RELEASED', failure, finishedAt: new Date() },
  })
}

/** Counts the unit although nothing was saved: she stopped after she had seen a section. */
export async function spendUnit(id: string, failure: string): Promise<void> {
  await db().generation.updateMany({
    where: { id, status: 'RESERVED' },
    data: { status: 'DONE', failure, finishedAt: new Date() },
  })
}

/**
 * Ties the unit to the saved activity, inside the transaction that saves it. False when the unit is not ours any more: a
 * stop was asked for, or it was given back.
 */
export async function completeUnit(tx: Transaction, id: string, activityId: string): Promise<boolean> {
  const { count } = await tx.generation.updateMany({
    where: { id, status: 'RESERVED', failure: null },
    data: { status: 'DONE', activityId, finishedAt: new Date() },
  })
  return count === 1
}

/** Asks the process that runs this generation, whichever it is, to stop. False when it is over. NOT_FOUND for a foreign id. */
export async function requestStop({ userId, daycareId }: DaycareScope, id: string): Promise<boolean> {
  if (!daycareId) throw new AppError('NOT_FOUND')
  const own = { id, userId, daycareId }
  const { count } = await db().generation.updateMany({
    where: { ...own, status: 'RESERVED' },
    data: { failure: STOP_REQUESTED },
  })
  if (count === 1) return true
  if ((await db().generation.count({ where: own })) === 0) throw new AppError('NOT_FOUND')
  return false
}

/** Whether somebody asked, maybe in another process, to stop this generation. */
export async function isStopRequested(id: string): Promise<boolean> {
  const row = await db().generation.findUnique({ where: { id }, select: { failure: true } })
  return row?.failure === STOP_REQUESTED
}

/** Units used today where the person is, those under way included. One query. */
export async function countGeneratedToday(
  { userId }: DaycareScope,
  timezone: string,
  now = new Date(),
): Promise<GeneratedToday> {
  const { today } = await countUnits(db(), userId, startOfLocalDay(now, timezone), now)
  return { used: Math.min(today, DAILY_LIMIT), limit: DAILY_LIMIT }
}
