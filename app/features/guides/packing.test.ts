import { expect, test } from 'vitest'
import { packingGroups } from './packing.ts'

const ids = (outing: Parameters<typeof packingGroups>[0]) =>
  packingGroups(outing).flatMap(({ items }) => items.map(({ id }) => id))

test('the list follows the season, the duration and the age', () => {
  const winter = ids({ season: 'WINTER', hours: 1, ages: ['AGE_4_YEARS_5_YEARS'] })
  expect(winter).toContain('tuques-pret')
  for (const absent of ['chapeaux', 'repas', 'couches', 'pince']) expect(winter).not.toContain(absent)
  const summer = ids({ season: 'SUMMER', hours: 3, ages: ['AGE_0_18_MONTHS'] })
  for (const present of ['chapeaux', 'repas', 'couches', 'pince', 'moustiquaire']) expect(summer).toContain(present)
  expect(summer).not.toContain('loupes')
})

test('what saves is always there, and no age is every age', () => {
  const all = ids({ season: 'AUTUMN', hours: 1, ages: [] })
  for (const present of ['presences', 'epinephrine', 'trousse', 'couches', 'loupes']) expect(all).toContain(present)
})
