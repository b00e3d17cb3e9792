import { addDaysTo } from '../week-days.ts'

/** One day-long event; `stamp`: when it was planned. */
export type CalendarEvent = { uid: string; day: string; title: string; url: string; stamp: Date }

/** Octets of a line of a calendar file, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75

const compactDay = (day: string) => day.replaceAll('-', '')
const compactInstant = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A text as a value: what separates values is escaped, and control characters are left out (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A line cut where it has 75 octets, never within a character; what follows begins with a space. */
function foldLine(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

function eventLines({ uid, day, title, url, stamp }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compactInstant(stamp)}`,
    `DTSTART;VALUE=DATE:${compactDay(day)}`,
    `DTEND;VALUE=DATE:${compactDay(addDaysTo(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${url}`,
    // The day stays free for appointments.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** A calendar file (RFC 5545) of these events. Pure: the same events give the same text. */
export function calendarText(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brindille//Ma semaine//FR',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
