import { describe, expect, test } from 'vitest'
import { USEFUL_DATES } from '#content/guides/calendar/dates.ts'
import { datesOfMonth, dayOf } from './useful-dates.ts'

/** From the published calendars of these years. */
const PUBLISHED: Record<number, Record<string, string>> = {
  2025: {
    'Passage à l’heure avancée': '3-9',
    Pâques: '4-20',
    'Fête des Mères': '5-11',
    'Journée nationale des patriotes': '5-19',
    'Fête des Pères': '6-15',
    'Fête du Travail': '9-1',
    'Action de grâce': '10-13',
    'Fin de l’heure avancée': '11-2',
  },
  2026: {
    'Passage à l’heure avancée': '3-8',
    Pâques: '4-5',
    'Fête des Mères': '5-10',
    'Journée nationale des patriotes': '5-18',
    'Fête des Pères': '6-21',
    'Fête du Travail': '9-7',
    'Action de grâce': '10-12',
    'Fin de l’heure avancée': '11-1',
  },
  2027: {
    'Passage à l’heure avancée': '3-14',
    Pâques: '3-28',
    'Fête des Mères': '5-9',
    'Journée nationale des patriotes': '5-24',
    'Fête des Pères': '6-20',
    'Fête du Travail': '9-6',
    'Action de grâce': '10-11',
    'Fin de l’heure avancée': '11-7',
  },
}

describe.each(Object.entries(PUBLISHED))('%s', (year, dates) => {
  test.each(Object.entries(dates))('%s is on %s', (label, date) => {
    const found = USEFUL_DATES.find((one) => one.label === label)
    const { month, day } = found ? dayOf(found.rule, Number(year)) : { month: 0, day: 0 }
    expect(`${month}-${day}`).toBe(date)
  })
})

test('the Monday before the 25th is never the 25th itself', () => {
  const rule = { kind: 'before', month: 5, weekday: 1, day: 25 } as const
  for (let year = 2024; year < 2060; year++) {
    const { day } = dayOf(rule, year)
    expect(day).toBeGreaterThanOrEqual(18)
    expect(day).toBeLessThanOrEqual(24)
  }
})

test('a month lists its dates by day, those without a day last; Easter is in the month where it falls', () => {
  expect(datesOfMonth(USEFUL_DATES, 2026, 9).map(({ when }) => when)).toEqual(['le 7', 'vers le 22', 'le 30'])
  expect(datesOfMonth(USEFUL_DATES, 2026, 1).map(({ when }) => when)).toEqual(['le 1er'])
  expect(datesOfMonth(USEFUL_DATES, 2026, 2).at(-1)?.when).toBe('dates annoncées chaque année')
  expect(datesOfMonth(USEFUL_DATES, 2027, 3).map(({ label }) => label)).toContain('Pâques')
  expect(datesOfMonth(USEFUL_DATES, 2026, 3).map(({ label }) => label)).not.toContain('Pâques')
})
