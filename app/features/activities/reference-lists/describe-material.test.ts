import { expect, test } from 'vitest'
import { ALIKE_MATERIALS } from '#content/activities/alike-materials.ts'
import { KNOWN_MATERIALS } from '#content/activities/known-materials.ts'
import { fillingOf, isAtHand, materialFacts, nounsOf, servesAs } from './describe-material.ts'

const NOTHING_SAID = new Map()

test.each([
  ['Foulards', 'tissu', []],
  ['trois vieux foulards de couleur', 'tissu', []],
  ['Caisses de lait', 'contenant', []],
  ['Pot Mason', 'contenant', ['BREAKABLE']],
  ['perles', null, ['SMALL']],
  ['bouchons de lait', null, ['SMALL']],
  ['colle chaude', 'outil', ['HOT']],
  ['Bulles de savon', null, []],
  ['foulards bleus et blancs', 'tissu', []],
  ['Petits camions', 'roulant', []],
  ['raquettes', null, []],
  ['ciseaux', 'outil', []],
  ['petites roches blanches', 'naturel', ['SMALL']],
])('%s is known', (name, of, traits) => {
  expect(materialFacts(name, NOTHING_SAID)).toMatchObject({ class: of, traits })
})

test('another word makes another thing, of which nobody knows anything', () => {
  for (const name of ['boîte d’allumettes', 'foulard d’étranglement', 'zibouillette', 'roches à lancer'])
    expect([name, materialFacts(name, NOTHING_SAID)]).toEqual([name, undefined])
})

const own = ['gros crayons', 'vieux draps', 'cartons à œufs', 'branches', 'ruban-cache', 'coussins']
const around = ['table', 'mur', 'chapeau', 'mitaine', 'neige']

test.each([
  'Crayons de cire',
  'Grande couverture',
  'Draps et coussins',
  'Coussins larges et bas',
  'Branches tombées, bien sèches',
  'Table basse et stable',
  'Mur pâle dégagé',
  'Mitaines rouges',
  'Coussins, branches et mitaines',
  'Neige fraîche et mince',
])('%s is at hand', (line) => {
  expect(isAtHand(line, { own, around })).toBe(true)
})

test.each([
  'Papier et crayons de cire',
  'Table couverte d’un drap',
  'Bac bas',
  'Bas de laine roulés',
  'Cartons dessinés de flèches',
  'Boîte, pour le trésor',
  'Chapeaux, cuillère de bois, coussin',
])('%s has to be found', (line) => {
  expect(isAtHand(line, { own: own.filter((name) => name !== 'vieux draps'), around })).toBe(false)
})

test.each([
  ['grand rouleau de papier', 'Rouleau de papier large'],
  ['grosse boîte de carton', 'Gros carton'],
  ['pommes de pin', 'Cocottes sèches'],
  ['dinosaures', 'Figurines de dinosaures, plus grosses qu’un poing'],
  ['bac d’eau', 'Bac large, rempli d’eau'],
])('« %s » serves as « %s »', (typed, line) => {
  expect(servesAs(typed, line)).toBe(true)
})

test('no name stands among the things alike of two kinds: the last would win in silence', () => {
  const groups = ALIKE_MATERIALS.flatMap((names, group) =>
    [...new Set(names.map((name) => nounsOf(name)))].map((name) => [name, group]),
  )
  const names = groups.map(([name]) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('dice are no article, and a paper bag is no paper', () => {
  expect(servesAs('dés', 'Dé à points, gros comme un poing')).toBe(true)
  expect(servesAs('sacs de papier', 'Papier')).toBe(false)
})

test('a tub of something says what it is filled with', () => {
  expect(fillingOf('bassines d’eau')).toBe('eau')
  expect(fillingOf('bacs bas')).toBeUndefined()
  // It is a name of its own.
  expect(fillingOf('bac de riz')).toBeUndefined()
})

test('popsicle sticks are no sticks', () => {
  expect(servesAs('bâtons de popsicle', 'Bâtons droits')).toBe(false)
})

test('what the daycare has said counts before what everybody knows', () => {
  const own = { class: 'tissu' as const, traits: ['TIES' as const] }
  expect(materialFacts('Foulard', new Map([['foulard', own]]))).toEqual(own)
})

test.each(KNOWN_MATERIALS.flatMap(({ names, class: of, traits = [] }) => names.map((name) => ({ name, of, traits }))))(
  '$name is known as what it is, whatever words say nothing',
  ({ name, of, traits }) => {
    expect(materialFacts(name, NOTHING_SAID)).toMatchObject({ class: of, traits })
  },
)

test('no material is said to be two things', () => {
  const names = KNOWN_MATERIALS.flatMap((group) => group.names)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each([
  ['éléments de la nature', 'Grandes feuilles et écorces tombées', true],
  ['Elements de la nature', 'Cailloux plats et cocottes', true],
  ['matériaux recyclés', 'Rouleaux de papier, longs', true],
  ['matériel recyclé', 'Draps', false],
  ['vaisselle', 'Assiettes de carton', true],
])('« %s » for « %s »: %s', (name, line, serves) => {
  expect(servesAs(name, line)).toBe(serves)
})
