import { expect, test } from 'vitest'
import { sentenceOf } from './use-zod-form.ts'

const error = (message: string) => ({ type: 'custom', message })

test('the sentence of a field, also inside another', () => {
  expect(sentenceOf({ email: error('Inscrivez un courriel.') }, 'email')).toBe('Inscrivez un courriel.')
  expect(sentenceOf({ person: { name: error('Inscrivez un nom.') } }, 'person.name')).toBe('Inscrivez un nom.')
})

test('no error, no sentence', () => {
  expect(sentenceOf({}, 'email')).toBeUndefined()
  expect(sentenceOf({ email: error('x') }, 'name')).toBeUndefined()
})

test('a rule without words does not speak English', () => {
  expect(sentenceOf({ email: error('Invalid input') }, 'email')).toBe('Vérifiez ce champ.')
  expect(sentenceOf({ email: error('Invalid input: expected string') }, 'email')).toBe('Vérifiez ce champ.')
  expect(sentenceOf({ email: error('') }, 'email')).toBe('Vérifiez ce champ.')
})
