import { expect, test } from 'vitest'
import { bringsWaterBeads, everDangerousIn } from './ever-dangerous.ts'

test.each([
  ['Pile bouton', 'button-battery'],
  ['Piles boutons au lithium', 'button-battery'],
  ['Lampions à piles', 'button-battery'],
  ['Aimants', 'magnet'],
  ['Billes d’eau (un bol)', 'water-beads'],
  ['Perles d’eau dans un grand bac', 'water-beads'],
  ['Balloune', 'balloon'],
  ['Orbeez', 'water-beads'],
])('« %s » is a thing that no age may have: %s', (name, danger) => {
  expect(everDangerousIn(name)).toBe(danger)
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
  expect(everDangerousIn(name)).toBeUndefined()
})

test('water beads are found in any sentence, and not where they are left out', () => {
  expect(bringsWaterBeads('On verse les billes d’eau dans le bac et chacun y plonge les mains.')).toBe(true)
  expect(bringsWaterBeads('Jamais de billes d’eau dans le bac.')).toBe(false)
  expect(bringsWaterBeads('On verse de l’eau dans le bac.')).toBe(false)
})
