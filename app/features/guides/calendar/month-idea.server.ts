import { dayNumber } from '#app/lib/dates/dates.ts'
import { JANUARY_TO_JUNE } from '#content/guides/calendar/january-to-june.ts'
import { JULY_TO_DECEMBER } from '#content/guides/calendar/july-to-december.ts'
import type { MonthIdea } from '../schema.ts'
import { monthOf } from './months.ts'

const MONTHS = [...JANUARY_TO_JUNE, ...JULY_TO_DECEMBER]

/**
 * An idea of the yearly calendar for this month: the next one each day. Read on the server, since the texts of twelve
 * months are much to load for one of them.
 */
export function getMonthIdea(now = new Date()): MonthIdea {
  const { month } = monthOf(now)
  const found = MONTHS.find((one) => one.month === month)
  const idea = found?.ideas[dayNumber(now) % found.ideas.length]
  if (!found || !idea) throw new Error(`The calendar has no idea for month ${month}`)
  return { month, monthTitle: found.title, title: idea.title, text: idea.text }
}
