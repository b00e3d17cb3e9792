import { expect, test } from 'vitest'
import { stemOfForm } from './stem.ts'
import { formOfVerb } from './verb-forms.ts'

const stem = (word: string) => stemOfForm(formOfVerb(word))

test.each([
  ['remplir', 'remplissent'],
  ['construire', 'construisent'],
  ['mordre', 'mord', 'mordent', 'morsure'],
  ['attendre', 'attendent', 'attend'],
  ['tenir', 'tiennent', 'tient'],
  ['laver', 'lavage', 'lave'],
  ['jardiner', 'jardinage', 'jardin'],
])('« %s » is found by its forms', (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1)
})

test.each([
  ['glissent', 'glisser'],
  ['laissent', 'laisser'],
  ['visage', 'visage'],
  ['ordre', 'ordre'],
  ['transports', 'vehicule'],
])('« %s » is no form of another verb', (form, itself) => {
  expect(stem(form)).toBe(stemOfForm(itself))
})
