import { expect, test } from 'vitest'
import { ofName } from './of-name.ts'

test.each([
  ['Amélie Fortin', 'd’Amélie Fortin'],
  ['Élise', 'd’Élise'],
  ['E\u0301lise', 'd’E\u0301lise'],
  ['Œdipe', 'd’Œdipe'],
  ['aïcha', 'd’aïcha'],
  ['Yves', 'd’Yves'],
  ['Hélène Roy', 'd’Hélène Roy'],
  ['Héléna', 'd’Héléna'],
  ['Henri-Paul', 'd’Henri-Paul'],
  ['Honoré', 'd’Honoré'],
])('« %s » takes an elision', (name, words) => {
  expect(ofName(name)).toBe(words)
})

test.each(['Marie Lavoie', 'Yasmine', 'Yann', 'Hamid', 'Hugo', 'Helga', 'Henrique', 'Ñata', '7 Ormes', ''])(
  '« %s » does not',
  (name) => {
    expect(ofName(name)).toBe(`de ${name}`)
  },
)
