import { calendarDay, dayNumber } from '#app/lib/dates/dates.ts'
import { JANUARY_TO_JUNE } from '#content/guides/calendar/january-to-june.ts'
import { JULY_TO_DECEMBER } from '#content/guides/calendar/july-to-december.ts'
import type { MonthIdea } from '../schema.ts'

const MONTHS = [...JANUARY_TO_JUNE, ...JULY_TO_DECEMBER]

/**
 * An idea of the yearly calendar for this month: the next one each day. Read on the server, since the texts of twelve
 * months are much to load for one of them.
 */
export function getMonthIdea(now = new Date()): MonthIdea {
  const number = Number(calendarDay(now).slice(5, 7))
  const found = MONTHS.find(({ month }) => month === number)
  const idea = found?.ideas[dayNumber(now) % found.ideas.length]
  if (!found || !idea) throw new Error(`The calendar has no idea for month ${number}`)
  return { month: number, monthTitle: found.title, title: idea.title, text: idea.text }
}
