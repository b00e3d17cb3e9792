import { beforeAll, describe, expect, test } from 'vitest'
import { loadFrenchWords } from '#app/server/french-words.server.ts'
import { LISTED_NAMES, sentinelsIn, UNLISTED_NAMES } from '#tests/support/sentinel-names.ts'
import { childNamesIn, type IsWord } from './child-names.ts'
import { withoutNames } from './personal-data.ts'

let isWord: IsWord
beforeAll(async () => {
  isWord = await loadFrenchWords()
})

const namesIn = (text: string) => childNamesIn(text, isWord).map(({ text: name }) => name)

const FRAMES = [
  '{}',
  '{} a mordu.',
  'La fête de {}',
  'Le projet d’{}',
  '{} et Maël ont creusé.',
  'Ce matin, Maël et {} creusent',
  'La maman de {} est venue.',
  'Il joue avec {}.',
  'La petite {} est fâchée.',
  'Je pense que {} aime ça.',
  'On voit {} grimper.',
  'Un enfant a dit : « {}, viens! »',
  'Nous allons chez {}, Emma et {}.',
]
/** Frames in which a name is found even without its capital. */
const LOWERCASE_FRAMES = [
  '{}',
  '{} a mordu',
  'la fête de {}',
  '{} et maël ont creusé',
  'maël, {} et léa jouent',
  'la maman de {} est venue',
  'il joue avec {}',
  'on pense que {} aime ça',
  'ma copine {} rit',
]

describe('two hundred names', () => {
  test('are a hundred listed ones and a hundred others', () => {
    const inList = (name: string) => childNamesIn(`Voir ${name}`).length > 0
    expect(LISTED_NAMES.filter(inList)).toHaveLength(100)
    expect(UNLISTED_NAMES.filter((name) => !inList(name))).toHaveLength(100)
  })

  test.each(FRAMES)('« %s » loses each of them', (frame) => {
    const left = [...LISTED_NAMES, ...UNLISTED_NAMES].flatMap((name) =>
      sentinelsIn(withoutNames(frame.replaceAll('{}', name), isWord)),
    )
    expect(left).toEqual([])
  })

  test.each(LOWERCASE_FRAMES)('« %s » loses each of them, typed without a capital', (frame) => {
    const left = [...LISTED_NAMES, ...UNLISTED_NAMES].flatMap((name) =>
      sentinelsIn(withoutNames(frame.replaceAll('{}', name.toLowerCase()), isWord)),
    )
    expect(left).toEqual([])
  })
})

test('a name that is a word as well is found at the beginning of a sentence, whatever stands before its verb', () => {
  expect(namesIn('Rose le berce déjà.')).toEqual(['Rose'])
  expect(namesIn('Rose les fleurs, verte la tige.')).toEqual([])
})

test.each([
  'Construire avec des Lego et des Duplo',
  'Jouer avec Papa Noël',
  'Pâques, Halloween, Noël et la Saint-Jean',
  'Une promenade à Montréal, du Vieux-Port au Mont-Royal',
  'Le lac Saint-Jean et la Côte-Nord',
  'JOUER AVEC SABLE ET EAU',
  'Frère Jacques',
  'Robin des bois',
  'Toupie et Binou',
  'L’olivier du conte a mille ans.',
  'Que va-t-il se passer? On frappe « pa-pil-lon ».',
  'Rose et violette : les enfants trient les fleurs.',
  'Chhhh, le hibou dort. Bababa!',
  'Glissade en tuque et mitaines à l’Halloween',
  'une boîte de gommettes, du velcro et de la slime',
  'Elle a dit à maman que ça pique',
  'Au parc Marie-Victorin, un cargo passe.',
  'asdf',
  'jardinnage',
  'haloween',
  'traces d’animeaux',
  'Ils disent « patate-pitoune » et rient.',
  'balon de plage',
  'ya trois amis qui rampent',
  'Ils me regardent quand jchante.',
  'St-Jean-Baptiste et Ste-Catherine',
  'la St-Jean Baptiste',
  'La grand-mère vient de Mashteuiatsh, son ami est mi’gmaq.',
  'Les pommes de l’île d’Orléans',
  'Une petite commence à dire «\u00A0wazo\u00A0».',
  'On va d’Amos à La Sarre, puis à Dorval et à Cantley.',
  'Il y a un chantier de condos. J’ai besoin de qqchose de calme.',
  'leau',
  'la fête de lhalloween, dehors dans lherbe',
  'La sauce à spag, c’est de la lave.',
])('« %s » names nobody', (text) => {
  expect(namesIn(text)).toEqual([])
})

test.each([
  ['Du petit Maël au petit Kwamé', 'D’un enfant à un enfant'],
  ['Nahéma T. est tombée dans le sable.', 'Un enfant est tombé dans le sable.'],
  ['Nahéma Diallo-Tremblay rit.', 'Un enfant rit.'],
  ['Nahéma et Maëlle sont fâchées.', 'Des enfants sont fâchés.'],
  ['C’est la fête de Nahéma et Kwamé.', 'C’est la fête d’enfants.'],
  ['Il voit qu’Ilyès et Zoé jouent.', 'Il voit que des enfants jouent.'],
  ['Un garçon nommé Kwamé rit.', 'Un garçon rit.'],
  ['Rose a grimpé avec ses amis Maël et Ilyès.', 'Un enfant a grimpé avec ses amis.'],
  ['La maman de Nahéma est venue.', 'La maman d’un enfant est venue.'],
  ['Surtout pour Nahéma qui reste collée à la porte.', 'Surtout pour un enfant qui reste collé à la porte.'],
  ['C’est à Léa, pas à Nahéma.', 'C’est à un enfant, pas à un enfant.'],
])('« %s » becomes « %s »', (text, expected) => {
  expect(withoutNames(text, isWord)).toBe(expected)
})
