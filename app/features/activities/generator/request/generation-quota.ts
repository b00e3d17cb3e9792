/** Milliseconds that a whole generation may take, repair included. */
export const RUN_DEADLINE = 45_000
/** A unit reserved longer ago than this is nobody's any more: its process died. Above the deadline, with a margin. */
export const RESERVATION_LIFE = 60_000
/** Generations that one person may begin within {@link BURST_WINDOW}, whatever became of them. */
export const BURST_LIMIT = 5
export const BURST_WINDOW = 60_000

const HOUR = 3_600_000
const SEARCH_STEPS = 40

/** Year, month and day where the clock shows `timeZone`, as one number that grows with time. */
function dayNumber(at: number, format: Intl.DateTimeFormat): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  return (parts.get('year') ?? 0) * 10_000 + (parts.get('month') ?? 0) * 100 + (parts.get('day') ?? 0)
}

/**
 * The instant at which the present day began in a time zone, found by search so that a day of 23 or 25 hours, and one
 * that begins at one o'clock, come out right.
 * @param timeZone IANA name, already validated.
 */
export function startOfLocalDay(now: Date, timeZone: string): Date {
  const options = {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  } as const
  const format = new Intl.DateTimeFormat('en', options)
  const today = dayNumber(now.getTime(), format)
  let before = now.getTime() - 27 * HOUR
  let after = now.getTime()
  for (let step = 0; step < SEARCH_STEPS && after - before > 1; step++) {
    const middle = Math.floor((before + after) / 2)
    if (dayNumber(middle, format) < today) before = middle
    else after = middle
  }
  return new Date(after)
}

/** The instant at which the next day begins in a time zone. */
export function startOfNextLocalDay(now: Date, timeZone: string): Date {
  const today = startOfLocalDay(now, timeZone)
  return startOfLocalDay(new Date(today.getTime() + 36 * HOUR), timeZone)
}

/** A 32-bit number from a generation's id (FNV-1a): the same id always composes the same sheet. */
export function seedOf(id: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01_00_01_93)
  return hash >>> 0
}
