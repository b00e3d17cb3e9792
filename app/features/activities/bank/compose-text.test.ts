import { describe, expect, it } from 'vitest'
import { fill } from './compose-text.ts'

describe('fill', () => {
  it('fills holes, capitalised when the hole is', () => {
    expect(fill('On bâtit {batir}. {Batir} change de nom.', { batir: 'un nid' })).toBe(
      'On bâtit un nid. Un nid change de nom.',
    )
  })
  it('does not treat a value as a template', () => {
    expect(fill('{a}', { a: '{b}', b: 'x' })).toBe('{b}')
  })
  it('turns guillemets inside guillemets into English quotes', () => {
    const holes = { coin: 'le coin «\u00A0Les dinosaures\u00A0»' }
    expect(fill('Dites\u00A0: «\u00A0C’est pour {coin}.\u00A0» Puis {coin}.', holes)).toBe(
      'Dites\u00A0: «\u00A0C’est pour le coin “Les dinosaures”.\u00A0» Puis le coin «\u00A0Les dinosaures\u00A0».',
    )
  })
  it('refuses a hole without a value', () => {
    expect(() => fill('{inconnu}', {})).toThrow(RangeError)
  })
})
