import { expect, test } from 'vitest'
import { askedIn, type SheetSituation, textIn, withoutAsked } from './conditional-text.ts'

const here: SheetSituation = {
  ageGroups: ['AGE_2_YEARS_3_YEARS'],
  place: 'YARD',
  season: 'WINTER',
  minutes: 20,
  adults: 1,
}

test.each([
  ['Creusez. {hiver|La neige remplace le sable.}', 'Creusez. La neige remplace le sable.'],
  ['Creusez. {ete|L’eau attend à côté.} Rangez.', 'Creusez. Rangez.'],
  ['{cour parc hiver|Dehors.}', 'Dehors.'],
  ['{dehors !cour|Ailleurs.}', ''],
  ['{!ete|Tuque.}', 'Tuque.'],
  ['{3-4a|Comptez.}{2-3a|Montrez.}', 'Montrez.'],
  ['Sautez. {multiage|Les petits passent d’abord.}', 'Sautez.'],
  ['{20min 30min|Encore.} {45min|Une étape de plus.}', 'Encore.'],
  ['{2adultes|L’une reste au bac.}{1adulte|Restez au bac.}', 'Restez au bac.'],
  ['Creusez {ete|à l’ombre}.', 'Creusez.'],
  ['{avec-tissu|Nouez @materiel.}', ''],
])('« %s » reads « %s »', (text, read) => expect(textIn(text, here)).toBe(read))

test.each([
  ['papier', 'papier-de-soie', false],
  ['papier de soie', 'papier-de-soie', true],
  ['balles', 'balles-de-tennis', false],
  ['cartons', 'cartons-d’œufs', false],
  ['boîtes à œufs', 'cartons-d’œufs', true],
  ['camions', 'gros-camions', true],
  ['petits camions', 'gros-camions', false],
])('who typed « %s » reads of « si-%s »: %s', (typed, thing, isRead) => {
  expect(textIn(`{si-${thing}|Avec.}`, { ...here, materials: [typed] })).toBe(isRead ? 'Avec.' : '')
})

test('where nothing is said of the place, the season or the form, every sentence on them holds', () => {
  const anywhere = { ageGroups: here.ageGroups }
  expect(textIn('{hiver|Tuques}{!hiver|Chapeaux}', anywhere)).toBe('Tuques ou chapeaux')
  expect(textIn('{hiver|L’hiver, la neige.} {!hiver|Le sable.} {dedans|Le bac.}', anywhere)).toBe(
    'L’hiver, la neige. Le sable. Le bac.',
  )
})

test('a thing that only some ask for is spoken of to who typed it, or what serves as it, and to nobody else', () => {
  const text =
    'On se penche. {si-loupes|Avec des loupes, on compte les pattes.} {2-3a si-papier-de-soie|Avec du papier.}'
  expect(textIn(text, { ...here, materials: ['Loupes'] })).toBe('On se penche. Avec des loupes, on compte les pattes.')
  expect(textIn(text, { ...here, materials: ['papier de soie'] })).toBe('On se penche. Avec du papier.')
  expect(textIn(text, { ...here, materials: ['foulards'] })).toBe('On se penche.')
  expect(textIn(text, here)).toBe('On se penche.')
  expect(askedIn(text)).toEqual(['loupes', 'papier de soie'])
  expect(() => textIn('{si-|Rien.}', here)).toThrow('unknown condition')
})

test('a typed material and an interest are named, and never read as conditions', () => {
  const material = { name: 'des pneus {hiver|x}', class: 'roulant' } as const
  expect(
    textIn('{avec-roulant|Roulez @materiel.} On parle de @interet.', { ...here, material, interest: 'la lune' }),
  ).toBe('Roulez des pneus {hiver|x}. On parle de la lune.')
})

test('a word that is not a condition is a mistake of the author', () => {
  expect(() => textIn('{toujours|Oui.}', here)).toThrow('unknown condition: toujours')
})

test('what only some ask for says nothing of the play to a search', () => {
  const text = 'On creuse. {si-pelles cour|La pelle tape.} {hiver|La neige tombe.}'
  expect(withoutAsked(text)).toBe('On creuse.  {hiver|La neige tombe.}')
})
