import { describe, expect, it } from 'vitest'
import { findByName, foldText } from './fold-text.ts'

describe('foldText', () => {
  it.each([
    ['Neige', 'neige'],
    ['  ÉCORCE   d’érable ', "ecorce d'erable"],
    ['e\u0301corce', 'ecorce'],
    ['Cœur et œuf', 'coeur et oeuf'],
    ['À l\u00a0eau', 'a l eau'],
    ['ﬁcelle', 'ficelle'],
  ])('%j is compared as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('keeps what tells two names apart', () => {
    expect(foldText('Bord-de-mer')).not.toBe(foldText('Bord de mer'))
    expect(foldText('Neige 2')).not.toBe(foldText('Neige'))
  })
})

describe('findByName', () => {
  const names = ['L’hygiène en milieu naturel', 'Pas de mauvais temps!', 'Équipement de départ']
  it.each([
    ['L’hygiène en milieu naturel', 0],
    ["L'HYGIENE en milieu naturel", 0],
    ['pas-de-mauvais-temps', 1],
    ['e\u0301quipement de de\u0301part', 2],
  ])('%j names one', (searched, index) => {
    expect(findByName(names, (name) => name, searched)).toBe(names[index])
  })

  it.each([undefined, '', '!', 'hygiène', 'constructor'])('%j names none', (searched) => {
    expect(findByName([...names, '…'], (name) => name, searched)).toBeUndefined()
  })
})
