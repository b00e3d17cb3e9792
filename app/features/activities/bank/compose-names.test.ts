import { describe, expect, it } from 'vitest'
import { findMaterial, findTheme, quotable } from './compose-names.ts'

describe('names of themes and materials', () => {
  it('find those of the reference lists, whatever their case and accents', () => {
    expect(findTheme('emotions et amitie')?.key).toBe('emotions-et-amitie')
    expect(findMaterial('  ROCHES (grosses) ')?.key).toBe('roches')
    expect(findTheme('Les dinosaures')).toBeUndefined()
  })
  it('fit between guillemets, whatever was typed', () => {
    expect(quotable("  L'Halloween\n de “Grand-Maman” {!}... ")).toBe('L’Halloween de Grand-Maman')
    expect(quotable('Espace : fusées !')).toBe('Espace\u00A0: fusées')
    expect(quotable('x'.repeat(120))).toHaveLength(48)
  })
})
