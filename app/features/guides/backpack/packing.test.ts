import { expect, test } from 'vitest'
import { applyChange, mergeChanges, packingGroups } from './packing.ts'

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

test('safety items are always on the list, and no age means every age', () => {
  const all = ids({ season: 'AUTUMN', hours: 1, ages: [] })
  for (const present of ['presences', 'epinephrine', 'trousse', 'couches', 'loupes']) expect(all).toContain(present)
})

test('a change touches only what it names, and two changes merge into one', () => {
  const outing = { season: 'WINTER' as const, hours: 1 as const, ages: ['AGE_3_YEARS_4_YEARS' as const] }
  const list = { ticked: ['eau', 'trousse'], outing }
  const first = { items: { eau: false, livre: true }, ages: { AGE_0_18_MONTHS: true }, season: 'SPRING' as const }
  const second = { items: { livre: false, tapis: true }, ages: { AGE_3_YEARS_4_YEARS: false }, hours: 2 as const }
  const both = applyChange(list, mergeChanges(first, second))
  expect(both).toEqual({
    ticked: ['trousse', 'tapis'],
    outing: { season: 'SPRING', hours: 2, ages: ['AGE_0_18_MONTHS'] },
  })
  expect(both).toEqual(applyChange(applyChange(list, first), second))
})
