import { expect, test } from 'vitest'
import { choicesFor, nextActive } from './combo-box-choices.ts'

const OPTIONS = ['Arbres', 'Écorce', 'Feuilles', 'Rameaux d’érable']
const names = (query: string, canCreate = false) => choicesFor(query, OPTIONS, [], canCreate).map(({ name }) => name)

test('everything is offered before anything is typed', () => {
  expect(names('')).toEqual(OPTIONS)
})

test('accents and case do not matter, and what begins with the text comes first', () => {
  expect(names('ÉCO')).toEqual(['Écorce'])
  expect(names('ar')).toEqual(['Arbres'])
  expect(names('e')).toEqual(['Écorce', 'Arbres', 'Feuilles', 'Rameaux d’érable'])
})

test('creation is offered only for a name that does not exist yet', () => {
  expect(choicesFor('  Petits   cailloux ', OPTIONS, [], true)).toEqual([{ kind: 'create', name: 'Petits cailloux' }])
  expect(choicesFor('ecorce', OPTIONS, [], true)).toEqual([{ kind: 'option', name: 'Écorce', chosen: false }])
  expect(choicesFor('   ', OPTIONS, [], true).some(({ kind }) => kind === 'create')).toBe(false)
})

test('a name that was just created stays in the list, chosen', () => {
  expect(choicesFor('neige', OPTIONS, ['Neige'], true)).toEqual([{ kind: 'option', name: 'Neige', chosen: true }])
})

test('arrows wrap around', () => {
  expect(nextActive('ArrowDown', -1, 3)).toBe(0)
  expect(nextActive('ArrowDown', 2, 3)).toBe(0)
  expect(nextActive('ArrowUp', -1, 3)).toBe(2)
  expect(nextActive('ArrowDown', -1, 0)).toBeUndefined()
  expect(nextActive('a', 0, 3)).toBeUndefined()
})
