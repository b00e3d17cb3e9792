import { calendarDay } from './dates/dates.ts'

/** « journal-2026-11-23.csv »: a file is of the day on which it was made in Québec, also in the evening. */
export function fileOfDay(name: string, extension: string, now = new Date()): string {
  return `${name}-${calendarDay(now)}.${extension}`
}

/** Saves a text or a blob as a file with the download of the browser. `type`: media type without charset. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Later, because some browsers read the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
