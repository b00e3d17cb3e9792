import { describe, expect, it } from 'vitest'
import { NAME_MAX, ReferenceNameInput } from './reference-lists.schema.ts'

describe('the name of a theme or a material', () => {
  it.each([
    ['  Boîtes   à   œufs ', 'Boîtes à œufs'],
    ['Nei\u200bge\u202e', 'Neige'],
    ['Cartons\n3\u00a0D', 'Cartons 3 D'],
    ['e\u0301corce', 'écorce'],
  ])('%j is kept as %j', (name, kept) => {
    expect(ReferenceNameInput.parse({ name })).toEqual({ name: kept })
  })

  it.each(
    [
      ['', ' ', '\u200b\u200d', '…', '—'].map((name) => ({ name })),
      { name: 'a'.repeat(NAME_MAX + 1) },
      { name: 4 },
      {},
    ].flat(),
  )('%j is refused with a sentence', (input) => {
    const { error } = ReferenceNameInput.safeParse(input)
    expect(error?.issues[0]?.message).toMatch(/^(Inscrivez|Le nom)/)
  })
})
