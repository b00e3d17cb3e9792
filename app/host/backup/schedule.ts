import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { set } from 'date-fns/set'
import { subDays } from 'date-fns/subDays'
import { PRODUCT_TIME_ZONE } from '#app/lib/dates/dates.ts'

/** A night: the instant from which its backup is due, and its day in Toronto. */
export type Night = { dueAt: Date; day: string }

/**
 * The last night whose backup is due. Pure. On the day when the clock skips this time, an hour later.
 * @param at time in Toronto, `02:30`
 */
export function lastNight(now: Date, at: string): Night {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today = new TZDate(now, PRODUCT_TIME_ZONE)
  const ofDay = (day: TZDate) => set(day, { hours, minutes, seconds: 0, milliseconds: 0 })
  const tonight = ofDay(today)
  const due = tonight.getTime() <= now.getTime() ? tonight : ofDay(subDays(today, 1))
  return { dueAt: new Date(due.getTime()), day: format(due, 'yyyy-MM-dd') }
}
