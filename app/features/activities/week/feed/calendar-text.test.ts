import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarText } from './calendar-text.ts'

/** The value of SUMMARY, read as a calendar application does. */
function summaryIn(text: string): string | undefined {
  const line = text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((one) => one.startsWith('SUMMARY:'))
  return line?.slice('SUMMARY:'.length).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}

const event = { uid: 'a@brindille', day: '2026-12-31', url: 'https://exemple.ca/activities/a', stamp: new Date(0) }

test('an event has its day, its link and its instant, on lines that end with CRLF', () => {
  const text = calendarText('Ma semaine', [{ ...event, title: 'Dehors' }])
  expect(text.split('\r\n').slice(7)).toEqual([
    'BEGIN:VEVENT',
    'UID:a@brindille',
    'DTSTAMP:19700101T000000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Dehors',
    'URL:https://exemple.ca/activities/a',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('any title is read back, from lines of 75 octets at most', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(',', ';', '\\', '\n', 'é', '🌲', 'n', ':', ' ', '"') }), (title) => {
      const text = calendarText('Ma semaine', [{ ...event, title }])
      expect(summaryIn(text)).toBe(title)
      const lines = text.split('\r\n')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }),
  )
})

test('a control character cannot begin a line of its own', () =>
  expect(summaryIn(calendarText('Ma semaine', [{ ...event, title: 'Neige\rX-TRAP:1\u0007' }]))).toBe('NeigeX-TRAP:1'))
