import { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { startOfLocalDay } from '#app/lib/dates/day-start.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { withExclusiveLock } from '#app/server/database/exclusive-lock.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { generationSentences } from '#content/generation.ts'
import { DAILY_LIMIT, type GenerateActivityInput, type GeneratedToday } from './schema.ts'

/** Time that a whole generation may take, repair included. */
export const RUN_DEADLINE_MS = 45_000
/** A reservation older than this is void: its process died. Longer than {@link RUN_DEADLINE_MS}, with a margin. */
export const RESERVATION_LIFETIME_MS = 60_000
/** Generations that one person may begin within {@link BURST_WINDOW_MS}, whatever their outcome. */
const BURST_LIMIT = 5
const BURST_WINDOW_MS = 60_000

/** Written in `failure` by the process that receives the stop, read by the process that runs the generation. */
const STOP_REQUESTED = 'STOP_REQUESTED'
const DAY_MS = 24 * 3_600_000

export type GenerationLimits = { daily: number; burst: number }
const LIMITS: GenerationLimits = { daily: DAILY_LIMIT, burst: BURST_LIMIT }

/** `saved`: a repeated request, already answered with this activity. */
export type Reservation = { kind: 'reserved' } | { kind: 'saved'; activityId: string }

type StoredGeneration = {
  userId: string
  daycareId: string
  status: string
  activityId: string | null
  criteria: unknown
  startedAt: Date
}

function isSameRequest(existing: StoredGeneration, criteria: ActivityCriteria): boolean {
  const stored = ActivityCriteria.safeParse(existing.criteria)
  const sent = ActivityCriteria.safeParse(criteria)
  return stored.success && sent.success && JSON.stringify(stored.data) === JSON.stringify(sent.data)
}

const isStale = (startedAt: Date, now: Date) => startedAt.getTime() <= now.getTime() - RESERVATION_LIFETIME_MS

/**
 * Result of a request with an id that was used before. Null when that one failed, so that it may be tried again.
 * Throws NOT_FOUND for somebody else's id, CONFLICT for one that is under way or was used with other criteria.
 */
function replayReservation(
  existing: StoredGeneration,
  scope: DaycareScope,
  criteria: ActivityCriteria,
  now: Date,
): Reservation | null {
  if (existing.userId !== scope.userId || existing.daycareId !== scope.daycareId) throw new AppError('NOT_FOUND')
  if (!isSameRequest(existing, criteria)) throw new AppError('CONFLICT', generationSentences.alreadyUsed)
  if (existing.status === 'RESERVED' && !isStale(existing.startedAt, now))
    throw new AppError('CONFLICT', generationSentences.alreadyRunning)
  if (existing.status !== 'DONE') return null
  if (!existing.activityId) throw new AppError('CONFLICT', generationSentences.alreadyUsed)
  return { kind: 'saved', activityId: existing.activityId }
}

type UnitCounts = { today: number; rolling: number; burst: number; turn: number }

/**
 * Counts a person's units, done or under way, since her midnight (`today`) and over 24 hours (`rolling`), the
 * generations she began within {@link BURST_WINDOW_MS} (`burst`), and gives the turn of her latest one. One query.
 */
async function countUnits(
  tx: Pick<Transaction, '$queryRaw'>,
  userId: string,
  dayStart: Date,
  now: Date,
): Promise<UnitCounts> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const since = dayStart < dayAgo ? dayStart : dayAgo
  const staleBefore = new Date(now.getTime() - RESERVATION_LIFETIME_MS)
  const [row] = await tx.$queryRaw<UnitCounts[]>`
    SELECT count(*) FILTER (WHERE g."counts" AND g."startedAt" >= ${dayStart})::int AS "today",
           count(*) FILTER (WHERE g."counts" AND g."startedAt" > ${dayAgo})::int AS "rolling",
           count(*) FILTER (WHERE g."startedAt" > ${new Date(now.getTime() - BURST_WINDOW_MS)})::int AS "burst",
           (SELECT coalesce(max("turn"), 0) FROM "Generation" WHERE "userId" = ${userId}::uuid) AS "turn"
    FROM (
      SELECT "startedAt", "status" = 'DONE' OR ("status" = 'RESERVED' AND "startedAt" > ${staleBefore}) AS "counts"
      FROM "Generation" WHERE "userId" = ${userId}::uuid AND "startedAt" >= ${since}
    ) g`
  return row ?? { today: 0, rolling: 0, burst: 0, turn: 0 }
}

function assertWithinLimits(
  { today, rolling, burst }: UnitCounts,
  limits: GenerationLimits,
  timezone: string,
  now: Date,
): void {
  // The browser sends the time zone: changing it must not give more than one extra day, hence the rolling limit.
  if (today >= limits.daily || rolling >= 2 * limits.daily) {
    const wait = startOfLocalDay(now, timezone, 1).getTime() - now.getTime()
    throw new AppError('TOO_MANY', generationSentences.limitReached, { retryAfterSeconds: Math.ceil(wait / 1_000) })
  }
  if (burst >= limits.burst)
    throw new AppError('TOO_MANY', generationSentences.tooFast, { retryAfterSeconds: BURST_WINDOW_MS / 1_000 })
}

/**
 * Takes one unit of the person's day. The limit is exact over parallel requests and several processes. Throws TOO_MANY
 * over the limits, CONFLICT for an id that is under way or was used with other criteria, NOT_FOUND for somebody else's.
 */
export async function reserveUnit(
  scope: DaycareScope,
  { id, criteria, timezone }: GenerateActivityInput,
  limits: GenerationLimits = LIMITS,
  now = new Date(),
): Promise<Reservation> {
  const daycareId = requireDaycareId(scope)
  const { userId } = scope
  return withExclusiveLock('Generation', userId, async (tx) => {
    const existing = await tx.generation.findUnique({ where: { id } })
    const answer = existing && replayReservation(existing, scope, criteria, now)
    if (answer) return answer
    const counts = await countUnits(tx, userId, startOfLocalDay(now, timezone), now)
    assertWithinLimits(counts, limits, timezone, now)
    // Read inside the person's lock, so that no two generations have the same turn.
    const turn = counts.turn + 1
    const unit = { status: 'RESERVED', startedAt: now, finishedAt: null, failure: null, turn } as const
    if (existing) {
      await tx.generation.update({ where: { id }, data: unit })
      return { kind: 'reserved' }
    }
    // The lock is per person: another person may have sent the same id since it was looked up.
    const { count } = await tx.generation.createMany({
      data: { id, userId, daycareId, criteria, ...unit },
      skipDuplicates: true,
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    return { kind: 'reserved' }
  })
}

/** Releases the unit, which no longer counts. `failure` is kept in the row for diagnosis and never shown. */
export async function releaseUnit(id: string, failure: string): Promise<void> {
  await db().generation.updateMany({
    where: { id, status: 'RESERVED' },
    data: { status: 'RELEASED', failure, finishedAt: new Date() },
  })
}

/** Counts the unit although nothing was saved: she stopped after seeing a section. */
export async function spendUnit(id: string, failure: string): Promise<void> {
  await db().generation.updateMany({
    where: { id, status: 'RESERVED' },
    data: { status: 'DONE', failure, finishedAt: new Date() },
  })
}

/**
 * Links the unit to the saved activity, inside the transaction that saves it. False when a stop was requested or the
 * unit was released: the caller then has to roll back.
 */
export async function completeUnit(tx: Transaction, id: string, activityId: string): Promise<boolean> {
  const { count } = await tx.generation.updateMany({
    where: { id, status: 'RESERVED', failure: null },
    data: { status: 'DONE', activityId, finishedAt: new Date() },
  })
  return count === 1
}

/**
 * Requests the stop of a generation, in whichever process it runs. False when it has ended. Throws NOT_FOUND for a
 * foreign id.
 */
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

/** Whether a stop was requested for this generation, in this process or another. */
export async function isStopRequested(id: string): Promise<boolean> {
  const row = await db().generation.findUnique({ where: { id }, select: { failure: true } })
  return row?.failure === STOP_REQUESTED
}

/** Units that the person has used since midnight in `timezone`, those under way included. One query. */
export async function countGeneratedToday(
  { userId }: DaycareScope,
  timezone: string,
  now = new Date(),
): Promise<GeneratedToday> {
  const { today } = await countUnits(db(), userId, startOfLocalDay(now, timezone), now)
  return { used: Math.min(today, DAILY_LIMIT), limit: DAILY_LIMIT }
}
