import { expect, test } from 'vitest'
import { findPassages } from './search-index.ts'

test('finds without accents, a term named so first, and says where it is', () => {
  const { definitions } = findPassages('ETAYAGE', 6)
  expect(definitions[0]).toMatchObject({ title: 'Étayage', to: '/definitions', search: { scrollTo: 'etayage' } })
  const { guides } = findPassages('mitaines gants', 6)
  expect(guides[0]).toMatchObject({ place: 'Sac à dos, Pas de mauvais temps!', hash: 'meteo' })
})

test('finds under another word', () => {
  expect(findPassages('cône', 6).guides.length).toBeGreaterThan(0)
})

test('shows no more than asked, and nothing for nothing', () => {
  expect(findPassages('enfant', 4).guides).toHaveLength(4)
  expect(findPassages(' - ', 4)).toEqual({ definitions: [], guides: [] })
})
