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

test.each([
  ['mordre', 'morsure'],
  ['crise', 'colere'],
  ['noirceur', 'noir'],
  ['pipi', 'accident'],
  ['divorce', 'deux-maisons'],
  ['mensonge', 'histoire'],
  ['anaphylaxie', 'allergie'],
  ['DPJ', 'confidence'],
])('« %s » leads to the situation', (typed, id) => {
  const found = findPassages(typed, 6).guides.filter(({ to }) => to === '/what-to-do')
  expect(found.map(({ search }) => search)).toContainEqual({ selectedSituation: id })
})

test('a situation names its place, and opens as a page of its own', () => {
  expect(findPassages('poux', 6).guides[0]).toMatchObject({
    title: 'Un pou dans les cheveux',
    place: 'Que faire quand…, Santé et blessures',
    to: '/what-to-do',
    hash: '',
  })
})
