import { describe, expect, it } from 'vitest'
import { NAME_MAX, ReferenceNameInput } from './schema.ts'

describe('the name of a theme or a material', () => {
  it.each([
    ['  Boîtes   à   œufs ', 'Boîtes à œufs'],
    ['Nei\u200bge\u202e', 'Neige'],
    ['Cartons\n3\u00a0D', 'Cartons 3 D'],
    ['e\u0301corce', 'écorce'],
    ['Neige ❄', 'Neige'],
  ])('%j is kept as %j', (name, kept) => {
    expect(ReferenceNameInput.parse({ name })).toEqual({ name: kept })
  })

  it.each([
    '',
    ' ',
    '\u200b\u200d',
    '…',
    '—',
    'a'.repeat(NAME_MAX + 1),
    'voir www.exemple.com',
    '<b>Neige</b>',
    4,
    undefined,
  ])('%j is refused with a sentence', (name) => {
    const { error } = ReferenceNameInput.safeParse({ name })
    expect(error?.issues[0]?.message).toMatch(/^(Inscrivez|Le nom|Écrivez)/)
  })
})
