import { describe, expect, test } from 'vitest'
import { personalDataIn, withoutNames } from './personal-data.ts'

const wordsIn = (text: string) => personalDataIn(text).map(({ text: word }) => word)

describe('personal data in an observation', () => {
  test.each([
    ['Léa a grimpé sur la butte.', ['Léa']],
    ['Ce matin, léa et Mohamed ont creusé.', ['léa', 'Mohamed']],
    ['La petite Rose cherche des vers.', ['Rose']],
    ['L. a empilé des bûches.', ['L.']],
    ['Un enfant né le 3 mars 2023 court.', ['né le']],
    ['Un enfant TDAH bouge beaucoup.', ['TDAH']],
    ['Le diagnostic est tombé.', ['diagnostic']],
    ['Une élève épileptique se repose.', ['épileptique']],
    ['Son numéro : TREM 1905 1234.', ['TREM 1905 1234']],
    ['Carte trem19051234, à jour.', ['trem19051234']],
    ['Écrire à maman@exemple.test', ['maman@exemple.test']],
    ['Appeler au 514 555-1234', ['514 555-1234']],
  ])('« %s » contains %j', (text, expected) => {
    expect(wordsIn(text)).toEqual(expected)
  })

  test.each([
    'Les enfants transportent des roches d’un bout à l’autre de la cour.',
    'Rose et violette : les enfants trient les fleurs par couleur.',
    'Ils empilent des bûches, puis les font tomber.',
    'Les oies font un V. Un enfant pose son carré au V.',
    'Plusieurs enfants imitent le cri de la bernache.',
    'Le groupe aime le conte du Petit Chaperon rouge.',
    'Il fait froid : -27 °C.',
    'Vers 10 h 30, ils ont versé de l’eau dans le sable.',
    'Un enfant a dit : « Regarde, ça coule! »',
    'Lu sur naitreetgrandir.com, puis sur journals.openedition.org.',
  ])('« %s » contains none', (text) => {
    expect(personalDataIn(text)).toEqual([])
  })

  test('names are replaced', () => {
    expect(withoutNames('Léa et Gaïa ont creusé. M. regardait Rose.')).toBe(
      'Des enfants ont creusé. Un enfant regardait un enfant.',
    )
    expect(withoutNames('Ils ont creusé.')).toBe('Ils ont creusé.')
  })

  test.each([
    ['Un enfant né le 3 mars 2023 court.', 'Un enfant né le [date retirée] court.'],
    ['Léa Boucher, née en mai 2022, dort.', 'Un enfant, née en [date retirée], dort.'],
    ['Léa et Mia Roy courent. Le soir tombe.', 'Des enfants courent. Le soir tombe.'],
    ['Date de naissance : 2022-05-14', 'Date de naissance : [date retirée]'],
    ['Née le 1er avril, elle rit.', 'Née le [date retirée], elle rit.'],
    ['Né le 14/05/22.', 'Né le [date retirée].'],
    ['Le 2022-05-14, un enfant.', 'Le [date retirée], un enfant.'],
    ['Le 3 mars 2026, ils ont creusé 12 trous.', 'Le 3 mars 2026, ils ont creusé 12 trous.'],
    ['Née en jouant, cette idée leur plaît.', 'Née en jouant, cette idée leur plaît.'],
  ])('a day of birth is taken out: %s', (text, expected) => {
    expect(withoutNames(text)).toBe(expected)
  })
})
