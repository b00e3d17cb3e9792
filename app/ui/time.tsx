import { useEffect, useState } from 'react'
import { longDate, longDateTime, relativeTime } from '#app/lib/dates/dates.ts'

const EVERY_MINUTE = 60_000

/** « il y a 5 minutes », kept up to date, or « le 3 mars 2026 » after a day; the full date on hover. */
export function RelativeTime({ date, className }: { date: Date; className?: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    setNow(new Date())
    const ticking = setInterval(() => setNow(new Date()), EVERY_MINUTE)
    return () => clearInterval(ticking)
  }, [])
  return (
    // The server's second is not the browser's.
    <time dateTime={date.toISOString()} title={longDateTime(date)} suppressHydrationWarning className={className}>
      {relativeTime(date, now)}
    </time>
  )
}

/** « 3 mars 2026 », in Toronto. */
export function LongDate({ date, className }: { date: Date; className?: string }) {
  return (
    <time dateTime={date.toISOString()} className={className}>
      {longDate(date)}
    </time>
  )
}
