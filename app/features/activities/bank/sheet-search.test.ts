import { expect, test } from 'vitest'
import { SCENE_WORDS } from '#content/activities/scene-words.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { MOMENT_WORDS, SUBJECT_WORDS } from '#content/activities/theme-words.ts'
import { SCENES } from '#content/activities/types.ts'
import { momentsNamed, scenesNamed, subjectsNamed } from './named-phrases.ts'
import { stemsOf } from './search-stems.ts'
import { searchInterest, searchSheets, spelledName } from './sheet-search.ts'

test('a typing error is forgiven in a word that the bank does not know, and no known word is taken for another', () => {
  expect(searchSheets('chapeau').get('le-chateau-et-sa-porte')).toBeUndefined()
  expect(searchSheets('chevallier').get('le-chateau-et-sa-porte')?.share).toBe(1)
})

test('a forgotten apostrophe is forgiven', () => {
  expect(searchInterest('flaques deau').get('une-flaque-de-sept-bottes')?.share).toBe(1)
  expect(searchInterest('dinozaures').size).toBeGreaterThan(0)
})

test('what a vessel held is not the play: a roll of « papier hygiénique » is no hygiene', () => {
  const [rolls, hands] = ['dans-mon-rond-il-y-a', 'la-tortue-a-des-taches']
  expect(searchInterest('rouleaux de papier hygiénique').get(rolls)?.share).toBeGreaterThan(0.5)
  expect(searchInterest('hygiène').get(rolls)?.share ?? 0).toBeLessThan(0.5)
  expect(searchInterest('lavage des mains').get(hands)?.share).toBe(1)
})

test('« transition » says little beside the moment that it names', () => {
  expect(searchInterest('transition habillage').get('la-maison-ferme-ses-volets')?.share).toBeGreaterThan(0.55)
  expect(momentsNamed('changement de couche')).toContain('transition')
})

test('words that say nothing of a play count where there are no others', () => {
  expect(stemsOf('deux petits chats')).toEqual(stemsOf('chats'))
  expect(stemsOf('grand et petit')).toHaveLength(2)
})

test.each(['la fête de Noël', 'tout le monde chante bonne fête'])('« %s » speaks of nobody’s religion', (text) => {
  expect(subjectsNamed(text)).toEqual(new Set())
  expect(subjectsNamed(`${text}, et Hanoucca`)).toEqual(new Set(['religion']))
})

test.each([
  ['foulars', 'foulards'],
  ['jardinnage', 'jardinage'],
  ['des débarbouilettes propres', 'des débarbouillettes propres'],
  // Known words, and words that nobody knows, stay as they were typed.
  ['gouttes', 'gouttes'],
  ['Poutre', 'Poutre'],
  ['zibouillettes', 'zibouillettes'],
])('« %s » is spelled « %s »', (typed, spelled) => expect(spelledName(typed)).toBe(spelled))

test('each phrase of a scene names it, and each scene is answered by some sheet', () => {
  const silent = SCENES.flatMap((scene) => SCENE_WORDS[scene].filter((phrase) => !scenesNamed(phrase).has(scene)))
  expect(silent).toEqual([])
  expect(SCENES.filter((scene) => !SHEETS.some(({ scenes }) => scenes.includes(scene)))).toEqual([])
})

test('no phrase comes down to one of its words: « deux maisons » would be any house', () => {
  const phrases = [SUBJECT_WORDS, MOMENT_WORDS, SCENE_WORDS].flatMap((words) => Object.values(words).flat())
  expect(phrases.filter((phrase) => phrase.includes(' ') && stemsOf(phrase).length < 2)).toEqual([])
  expect([...subjectsNamed('Un nouveau bébé à la maison, et des pleurs.')]).toEqual([])
})
