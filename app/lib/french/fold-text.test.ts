import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

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
