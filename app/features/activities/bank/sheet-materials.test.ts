import { expect, test } from 'vitest'
import { isFilledOtherwise, lacksOf, stoodInFor } from './sheet-materials.ts'

const line = (name: string, replaced = '') => ({ name, replaced, isOptional: false })

test.each([
  ['rideaux', [line('Drap léger')], 'Drap léger'],
  // The thing itself, and not the first of a line.
  ['plats Tupperware', [line('Cuillère de bois, bol, étoile')], 'bol'],
  // Another name of the same thing.
  ['masking tape', [line('Ruban-cache large, un rouleau')], undefined],
  ['chaudrons', [line('Bols et casseroles')], undefined],
  // One thing of two colours.
  ['gouache', [line('Peinture lavable rouge et jaune')], 'Peinture lavable rouge et jaune'],
  // What is said of a thing is none.
  ['débarbouillettes', [line('Pansements, de tissu', 'Ruban-cache')], 'Pansements'],
  ['plats creux', [line('Chaudières', 'Plats creux')], 'Chaudières'],
  // Two steps away: blankets serve as curtains, which stand for scarves.
  ['couvertures', [line('Foulards légers', 'Rideaux')], undefined],
  // What is in a tub is played with.
  ['bac de riz', [line('Grandes boîtes couchées'), line('Bac large et bas')], undefined],
])('« %s » stands in a list for its own thing', (name, lines, thing) =>
  expect(stoodInFor(lines, name)?.thing).toBe(thing),
)

test('of two things that a line names, only the one that is missing is lacked', () => {
  const lines = [
    line('Bâtons droits et rouleaux de carton', 'Planches'),
    line('Grands tapis, la lune'),
    line('Ruban-cache'),
  ]
  expect(lacksOf(lines, { own: ['rouleaux', 'masking tape'], around: [] })).toEqual([
    'Bâtons droits',
    'Grands tapis, la lune',
  ])
  const vessels = [line('Tasses, pots percés et grosses cuillères', 'Contenants percés')]
  expect(lacksOf(vessels, { own: ['cuillères de bois'], around: [] })).toEqual(['Tasses et pots percés'])
})

test('a filled tub is had where a tub is asked for, and used only where its filling is', () => {
  const dry = [line('Bacs bas et larges'), line('Débarbouillettes sèches')]
  expect(lacksOf([line('Bacs bas et larges')], { own: ['bac d’eau'], around: [] })).toEqual([])
  expect(isFilledOtherwise(dry, 'bac d’eau')).toBe(true)
  expect(isFilledOtherwise([...dry, line('Eau tiède')], 'bac d’eau')).toBe(false)
  expect(isFilledOtherwise(dry, 'bacs')).toBe(false)
})
