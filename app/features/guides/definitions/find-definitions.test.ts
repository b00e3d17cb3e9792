import { expect, test } from 'vitest'
import { DEFINITIONS } from '#content/guides/definitions.ts'
import { definitionsByLetter, findDefinitions } from './find-definitions.ts'

const slugs = (typed: string) => findDefinitions(typed).map(({ slug }) => slug)

test('a term is found without accents, before definitions that mention it', () => {
  expect(slugs('etayage')[0]).toBe('etayage')
  expect(slugs('ETAYAGE')[0]).toBe('etayage')
  expect(slugs('jeu risque')[0]).toBe('jeu-risque')
  expect(slugs('schéma corpo')[0]).toBe('schema-corporel')
})

test('a definition is found by its text; nothing typed gives everything', () => {
  expect(slugs('bretelles')).toEqual(['zone-proximale-de-developpement'])
  expect(slugs('  ')).toHaveLength(DEFINITIONS.length)
  expect(slugs('zzz')).toEqual([])
})

test('É is listed under E', () => {
  const letters = definitionsByLetter()
  const names = letters.map(([letter]) => letter)
  expect(names).toEqual(names.toSorted())
  expect(new Map(letters).get('E')?.map(({ slug }) => slug)).toContain('etayage')
})
