import { describe, expect, test } from 'vitest'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { findSheets, type SheetMatch } from './find-sheets.ts'

const november: ActivityCriteria = {
  ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_3_YEARS_4_YEARS'],
  developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
  themes: [],
  materials: ['bottes de pluie'],
  place: 'YARD',
  season: 'AUTUMN',
  durationMinutes: 20,
}

function best(more: Partial<ActivityCriteria>): SheetMatch {
  const [match] = findSheets({ ...november, ...more }, new Set(), new Map())
  if (!match) throw new Error('no sheet')
  return match
}

describe('the sheet that comes first', () => {
  test('is played with snow in autumn only for those who have some', () => {
    expect(best({ themes: ['la pluie'] }).sheet.materials).not.toContain('neige')
    expect(best({ themes: ['la première neige'] }).sheet.materials).toContain('neige')
  })

  test('is no play for when the rain keeps everybody in, where the theme is the rain', () => {
    const matches = findSheets({ ...november, place: 'INDOORS', themes: ['la pluie'] }, new Set(), new Map())
    const kitchen = matches.find(({ sheet }) => sheet.key === 'l-orchestre-de-la-cuisine')
    expect(kitchen?.themes).toEqual([])
  })
})
