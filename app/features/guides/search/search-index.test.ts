import { expect, test } from 'vitest'
import { findPassages } from './search-index.ts'

test('finds without accents, a match in the title first, with the place', () => {
  const { definitions } = findPassages('ETAYAGE', 6)
  expect(definitions[0]).toMatchObject({ title: 'Étayage', to: '/definitions', search: { scrollTo: 'etayage' } })
  const { guides } = findPassages('mitaines gants', 6)
  expect(guides[0]).toMatchObject({ place: 'Sac à dos, Pas de mauvais temps!', hash: 'meteo' })
})

test('finds by a synonym', () => {
  expect(findPassages('cône', 6).guides.length).toBeGreaterThan(0)
})

test('returns no more than the limit, and nothing without a word', () => {
  expect(findPassages('enfant', 4).guides).toHaveLength(4)
  expect(findPassages(' - ', 4)).toEqual({ definitions: [], guides: [] })
})
