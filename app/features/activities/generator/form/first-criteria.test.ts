import { expect, test } from 'vitest'
import { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { NO_FILTERS } from '#app/features/activities/library/schema.ts'
import { criteriaOfFilters, criteriaOfGroup } from './first-criteria.ts'
import { emptyCriteria } from './last-criteria.ts'

const noNames = { themeIds: [], materialIds: [], authorIds: [] }

test('filters that are off change no criterion', () => {
  expect(criteriaOfFilters(NO_FILTERS, noNames)).toEqual({})
})

test('every filter that the generator knows is carried into it, and gives a request that it accepts', () => {
  const themeIds = ['a', 'b']
  const criteria = criteriaOfFilters(
    {
      ...NO_FILTERS,
      text: 'bernaches',
      ageGroups: ['AGE_4_YEARS_5_YEARS'],
      developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
      themeIds,
      materialIds: ['c'],
      places: ['WOODS', 'YARD'],
      seasons: ['WINTER'],
      durations: [30],
      favourites: true,
    },
    {
      themeIds: [
        { id: 'a', name: 'Neige' },
        { id: 'z', name: 'Autre' },
      ],
      materialIds: [{ id: 'c', name: 'Pelles' }],
      authorIds: [],
    },
  )
  expect(criteria).toEqual({
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['Neige'],
    materials: ['Pelles'],
    place: 'WOODS',
    season: 'WINTER',
    durationMinutes: 30,
    observation: 'bernaches',
  })
  expect(() => ActivityCriteria.parse({ ...emptyCriteria(), ...criteria })).not.toThrow()
})

const unsaid = { ageGroups: [], groupSize: null, groupAdults: null, groupAllergies: [] }

test('what she has not said of her group changes no criterion', () => {
  expect(criteriaOfGroup(unsaid)).toEqual({})
  expect(criteriaOfGroup({ ...unsaid, groupSize: 8, groupAllergies: ['PEANUT'] })).toEqual({
    groupSize: 8,
    allergies: ['PEANUT'],
  })
})
