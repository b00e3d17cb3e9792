import { expect, test } from 'vitest'
import { formatNumber, isSingular, ofName, plural, splitSentences } from './grammar.ts'

test.each([
  [0, '0\u00A0activité'],
  [1, '1\u00A0activité'],
  [1.5, '1,5\u00A0activité'],
  [2, '2\u00A0activités'],
  [1_024, '1\u00A0024\u00A0activités'],
])('%d gives « %s »', (count, words) => {
  expect(plural(count, 'activité')).toBe(words)
})

test('an irregular plural is given', () => {
  expect(plural(3, 'jeu', 'jeux')).toBe('3\u00A0jeux')
})

test('negative counts agree by their size', () => {
  expect(isSingular(-1)).toBe(true)
  expect(isSingular(-2)).toBe(false)
})

test('decimals have a comma', () => {
  expect(formatNumber(2.5)).toBe('2,5')
})

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

test('what somebody says stays in its sentence', () => {
  expect(splitSentences('Ils crient «\u00A0bibitte! bibitte!\u00A0» sans bouger. Puis plus rien.')).toEqual([
    'Ils crient «\u00A0bibitte! bibitte!\u00A0» sans bouger.',
    'Puis plus rien.',
  ])
})
