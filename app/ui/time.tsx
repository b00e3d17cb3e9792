import { useEffect, useState } from 'react'
import { longDate, longDateTime, relativeTime } from '#app/lib/dates/dates.ts'

const REFRESH_MS = 60_000

/** « il y a 5 minutes », refreshed every minute, or « le 3 mars 2026 » after a day; the full date as a tooltip. */
export function RelativeTime({ date }: { date: Date }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    // The text depends on the current time, which differs between the server and the browser.
    <time dateTime={date.toISOString()} title={longDateTime(date)} suppressHydrationWarning>
      {relativeTime(date, now)}
    </time>
  )
}

/** « 3 mars 2026 », in the time zone of Toronto. */
export function LongDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{longDate(date)}</time>
}
