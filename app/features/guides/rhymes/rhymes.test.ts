import { expect, test } from 'vitest'
import { SHEET_RHYMES } from '#content/guides/rhymes/sheets.ts'
import { RHYMES } from '#content/guides/rhymes.ts'
import {
  chosenRhymes,
  findRhyme,
  nextRhyme,
  type RhymesSearch,
  readRhymeFilters,
  rhymesByMoment,
  sheetRhymes,
} from './rhymes.ts'

const idsFor = (search: RhymesSearch) =>
  rhymesByMoment(readRhymeFilters(search)).flatMap(([, rhymes]) => rhymes.map(({ id }) => id))

test('without a filter each rhyme stands once, under its first moment', () => {
  expect(idsFor({}).toSorted()).toEqual(RHYMES.map(({ id }) => id).toSorted())
  for (const [moment, rhymes] of rhymesByMoment(readRhymeFilters({})))
    expect(rhymes.filter(({ moments }) => moments[0] !== moment)).toEqual([])
  expect(sheetRhymes(readRhymeFilters({}))).toEqual(SHEET_RHYMES)
})

test('a moment gathers all that is sung then; age and theme leave out the others', () => {
  const dressing = idsFor({ selectedMoment: 'habillage' })
  expect(dressing).toEqual(expect.arrayContaining(['train-du-manteau', 'promenons-nous', 'il-pleut-bergere']))
  expect(dressing).not.toContain('mains-poissons')
  const ofBabies = idsFor({ selectedMoment: 'habillage', selectedAge: '0-18-mois' })
  expect(ofBabies).toContain('pied-telephone')
  expect(ofBabies).not.toContain('train-du-manteau')
  expect(idsFor({ selectedTheme: 'terre-et-boue', selectedMoment: 'mains' })).toEqual(['frotte-frotte'])
  const sheets = sheetRhymes(readRhymeFilters({ selectedMoment: 'sieste', selectedAge: '2-3-ans' }))
  expect(sheets.map(({ sheet }) => sheet)).toContain('l-escargot-monte')
})

test('words are found without accents in the lines, the gestures and the themes', () => {
  expect(idsFor({ q: 'Fermeture' })).toContain('train-du-manteau')
  expect(idsFor({ q: 'ecureuil GLAND' })).toEqual(['ecureuil-oublie'])
  expect(idsFor({ q: 'quartier métiers charrue' })).toEqual(['la-charrue'])
  expect(sheetRhymes(readRhymeFilters({ q: 'mouffette fourmi' }))).toEqual([])
  expect(idsFor({ q: 'zzz' })).toEqual([])
})

test('unknown values of the address filter nothing and find nothing', () => {
  for (const wrong of [undefined, '', '99-ans', '__proto__', 'toString']) {
    expect(idsFor({ selectedAge: wrong, selectedMoment: wrong, selectedTheme: wrong })).toHaveLength(RHYMES.length)
    expect(findRhyme(wrong)).toBeUndefined()
    expect(chosenRhymes(wrong)).toEqual([])
  }
  expect(findRhyme('Frère Jacques')?.id).toBe('frere-jacques')
})

test('what was chosen keeps its order and comes once; what is unknown is left out', () => {
  const ids = (chosen: string) => chosenRhymes(chosen).map(({ id }) => id)
  expect(ids('mesange.alouette.mesange.rien.')).toEqual(['mesange', 'alouette'])
})

test('after a rhyme comes the next one chosen, else the next of its moment, and the first again after the last', () => {
  const chosen = chosenRhymes('mesange.alouette')
  const [first, second] = chosen
  if (!first || !second) throw new Error('The guide has lost two rhymes')
  expect(nextRhyme(first, chosen)).toBe(second)
  expect(nextRhyme(second, chosen)).toBe(first)
  expect(nextRhyme(first, [first])).toBeUndefined()
  const seen = new Set<string>()
  for (let one = nextRhyme(first, []); one && !seen.has(one.id); one = nextRhyme(one, [])) seen.add(one.id)
  expect([...seen].toSorted()).toEqual(
    RHYMES.filter(({ moments }) => moments[0] === first.moments[0])
      .map(({ id }) => id)
      .toSorted(),
  )
})
