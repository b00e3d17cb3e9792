import { getISOWeek } from 'date-fns/getISOWeek'
import { getISOWeekYear } from 'date-fns/getISOWeekYear'

/** Nightly backups that are kept: the last one of so many days, weeks and months that have one. */
const KEPT = { days: 7, weeks: 4, months: 6 } as const

const NIGHTLY = /^brindille-(\d{4})-(\d\d)-(\d\d)\.tar\.gz$/

/** Name of the backup of a night. @param day `2026-03-01` */
export const nightlyName = (day: string): string => `brindille-${day}.tar.gz`

/**
 * The nightly backups of a folder that are no longer kept. Pure. Files with another name, such as those of
 * `npm run backup`, are nobody's to remove.
 */
export function outdatedBackups(names: readonly string[]): string[] {
  const nights = names
    .flatMap((name) => {
      const [, year, month, day] = NIGHTLY.exec(name) ?? []
      return year && month && day ? [{ name, date: new Date(Number(year), Number(month) - 1, Number(day)) }] : []
    })
    .toSorted((a, b) => b.date.getTime() - a.date.getTime())
  const kept = new Set<string>()
  const keepLastOf = (count: number, periodOf: (date: Date) => string) => {
    const periods = new Set<string>()
    for (const { name, date } of nights) {
      const period = periodOf(date)
      if (periods.has(period)) continue
      if (periods.size === count) return
      periods.add(period)
      kept.add(name)
    }
  }
  keepLastOf(KEPT.days, (date) => date.toDateString())
  keepLastOf(KEPT.weeks, (date) => `${getISOWeekYear(date)}-${getISOWeek(date)}`)
  keepLastOf(KEPT.months, (date) => `${date.getFullYear()}-${date.getMonth()}`)
  return nights.flatMap(({ name }) => (kept.has(name) ? [] : [name]))
}
