import type { DateRule, UsefulDate } from '#content/guides/calendar/types.ts'

/** Western Easter of a year of the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
function easter(year: number): { month: number; day: number } {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return { month: Math.floor(n / 31), day: (n % 31) + 1 }
}

const weekdayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).getUTCDay()

/** Month (1 to 12) and day of a rule in a year; the day is null when it is announced each year. */
export function dayOf(rule: DateRule, year: number): { month: number; day: number | null } {
  if (rule.kind === 'easter') return easter(year)
  const { month } = rule
  if (rule.kind === 'nth') {
    const first = 1 + ((rule.weekday - weekdayOf(year, month, 1) + 7) % 7)
    return { month, day: first + 7 * (rule.n - 1) }
  }
  if (rule.kind === 'before') {
    const back = (weekdayOf(year, month, rule.day) - rule.weekday + 7) % 7 || 7
    return { month, day: rule.day - back }
  }
  return { month, day: rule.kind === 'announced' ? null : rule.day }
}

/** A useful date in French; `day` is null when it is announced each year. */
type UsefulDateLine = { label: string; when: string; day: number | null }

/** The useful dates of a month (1 to 12), by day, those without a day last. */
export function datesOfMonth(dates: readonly UsefulDate[], year: number, month: number): UsefulDateLine[] {
  return dates
    .flatMap(({ label, rule }) => {
      const { month: dateMonth, day } = dayOf(rule, year)
      return dateMonth === month ? [{ label, day, when: whenOf(rule, day) }] : []
    })
    .toSorted((a, b) => (a.day ?? 32) - (b.day ?? 32))
}

function whenOf(rule: DateRule, day: number | null): string {
  if (rule.kind === 'announced') return rule.when
  if (rule.kind === 'around') return `vers le ${day}`
  return day === 1 ? 'le 1er' : `le ${day}`
}
