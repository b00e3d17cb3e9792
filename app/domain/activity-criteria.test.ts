import { expect, test } from 'vitest'
import { ActivityCriteria } from './activity-criteria.ts'

const CRITERIA: ActivityCriteria = {
  ageGroups: ['AGE_3_YEARS_4_YEARS'],
  developments: ['DEVELOPMENT_COGNITIVE'],
  themes: [],
  materials: [],
  place: 'YARD',
  season: 'SUMMER',
  durationMinutes: 20,
}

test('names that say that there is no material are no material', () => {
  const typed = ['Rien', 'aucun matériel', 'Pas de matériel', 'n/a', 'Sable', 'Rien que du sable']
  expect(ActivityCriteria.parse({ ...CRITERIA, materials: typed }).materials).toEqual(['Sable', 'Rien que du sable'])
})
