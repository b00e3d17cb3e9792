import { expect, test } from 'vitest'
import { criteriaOfGroup, OwnGroup } from './own-group.ts'

const unsaid: OwnGroup = { ageGroups: [], groupSize: null, groupAdults: null, groupAllergies: [] }

test('what she has not said of her group changes no criterion', () => {
  expect(criteriaOfGroup(unsaid)).toEqual({})
  expect(criteriaOfGroup({ ...unsaid, groupSize: 8, groupAllergies: ['PEANUT'] })).toEqual({
    groupSize: 8,
    allergies: ['PEANUT'],
  })
})

test.each([{ groupSize: 0 }, { groupSize: 21 }, { groupAdults: 3 }, { note: 'Mathilde' }])(
  '%j is no group',
  (wrong) => {
    expect(OwnGroup.safeParse({ ...unsaid, ...wrong }).success).toBe(false)
  },
)
