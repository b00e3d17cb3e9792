import { expect, test } from 'vitest'
import { fieldErrorMessage } from './use-zod-form.ts'

const error = (message: string) => ({ type: 'custom', message })

test('the message of a field, also of a nested one', () => {
  expect(fieldErrorMessage({ email: error('Inscrivez un courriel.') }, 'email')).toBe('Inscrivez un courriel.')
  expect(fieldErrorMessage({ person: { name: error('Inscrivez un nom.') } }, 'person.name')).toBe('Inscrivez un nom.')
})

test('no error, no message', () => {
  expect(fieldErrorMessage({}, 'email')).toBeUndefined()
  expect(fieldErrorMessage({ email: error('x') }, 'name')).toBeUndefined()
})

test('a default message of zod is not shown in English', () => {
  expect(fieldErrorMessage({ email: error('Invalid input') }, 'email')).toBe('Vérifiez ce champ.')
  expect(fieldErrorMessage({ email: error('Invalid input: expected string') }, 'email')).toBe('Vérifiez ce champ.')
  expect(fieldErrorMessage({ email: error('') }, 'email')).toBe('Vérifiez ce champ.')
})
