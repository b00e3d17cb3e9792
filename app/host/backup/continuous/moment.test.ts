import { expect, test } from 'vitest'
import { parseMoment, preciseDateTime, writtenMoment } from './moment.ts'

test.each([
  ['2026-11-27 14:05', '2026-11-27T19:05:00.000Z'],
  ['2026-07-02T14:05:09.25', '2026-07-02T18:05:09.250Z'],
  ['2026-11-27T14:05:09Z', '2026-11-27T14:05:09.000Z'],
  ['2026-11-27 14:05+01:00', '2026-11-27T13:05:00.000Z'],
])('%s', (text, instant) => expect(parseMoment(text)).toEqual(new Date(instant)))

test.each(['', 'hier', '14:05', '2026-11-27', '2026-02-30 14:05', '2026-11-27 24:05', '2026-11-27 14:60'])(
  'no moment: « %s »',
  (text) => expect(() => parseMoment(text)).toThrow(/--at="2026-11-27 14:05"/),
)

test('is said to the second, in Montréal', () => {
  expect(preciseDateTime(new Date('2026-11-27T19:05:09Z'))).toBe(
    '27 novembre 2026 à 14\u00A0h\u00A005\u00A0min\u00A009\u00A0s',
  )
})

test.each(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-07-02T12:00:01.007Z'])(
  '%s is read as it is written, in the hour that comes twice too',
  (instant) => {
    const written = writtenMoment(new Date(instant))
    expect(written).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-0[45]:00$/)
    expect(parseMoment(written)).toEqual(new Date(instant))
  },
)
