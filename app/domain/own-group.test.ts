import { expect, test } from 'vitest'
import { OwnGroup } from './own-group.ts'

const unsaid: OwnGroup = { ageGroups: [], groupSize: null, groupAdults: null, groupAllergies: [] }

test.each([{ groupSize: 0 }, { groupSize: 21 }, { groupAdults: 3 }, { note: 'Mathilde' }])(
  '%j is no group',
  (wrong) => {
    expect(OwnGroup.safeParse({ ...unsaid, ...wrong }).success).toBe(false)
  },
)
