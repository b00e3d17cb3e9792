import { expect, test } from 'vitest'
import { bringsWaterBeads, isEverDangerous } from './ever-dangerous.ts'

test.each([
  'Pile bouton',
  'Piles boutons au lithium',
  'Aimants',
  'Billes d’eau (un bol)',
  'Perles d’eau dans un grand bac',
  'Balloune',
  'Orbeez',
])('« %s » is a thing that no age may have', (name) => {
  expect(isEverDangerous(name)).toBe(true)
})

test.each([
  'Ballon de soccer',
  'Ballons',
  'Piles de blocs',
  'Image d’un aimant',
  'Foulards',
  'Bol en plastique',
  'Boutons géants',
])('« %s » is not', (name) => {
  expect(isEverDangerous(name)).toBe(false)
})

test('water beads are found in any sentence, and not where they are left out', () => {
  expect(bringsWaterBeads('On verse les billes d’eau dans le bac et chacun y plonge les mains.')).toBe(true)
  expect(bringsWaterBeads('Jamais de billes d’eau dans le bac.')).toBe(false)
  expect(bringsWaterBeads('On verse de l’eau dans le bac.')).toBe(false)
})
