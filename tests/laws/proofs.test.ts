import { describe, expect, test } from 'vitest'
import { readProjectFile } from '#tests/support/source-files.ts'
import { ASVS, asvsCounts, asvsState, missingProofs, proofsIn, rowsOf } from './proof-tables.ts'

const RELIABILITY = 'tests/reliability.md'

test.each([RELIABILITY, ASVS])('%s names what exists', (table) => {
  const proofs = proofsIn(readProjectFile(table))
  expect(proofs.length).toBeGreaterThan(50)
  expect(missingProofs(proofs)).toEqual([])
})

test('a test that does not exist, and a passage that does not, are found', () => {
  const wrong = [
    { path: 'tests/laws/proofs.test.ts', name: ['no', 'such', 'test'].join(' ') },
    { path: 'tests/laws/none.test.ts', name: '%s names what exists' },
    { path: ASVS, name: 'Rien' },
  ]
  expect(missingProofs([...wrong, { path: ASVS, name: 'Sessions' }])).toEqual(wrong)
})

describe(RELIABILITY, () => {
  test('numbers its requirements without a gap', () => {
    expect(rowsOf(RELIABILITY).map(({ id }) => Number(id))).toEqual(Array.from({ length: 66 }, (_, index) => index + 1))
  })

  test('each requirement has a proof, or says in words what is missing', () => {
    expect(rowsOf(RELIABILITY).filter(({ cells }) => !/ › |sans test|pas de RLS/.test(cells.join()))).toEqual([])
  })
})

describe(ASVS, () => {
  const rows = rowsOf(ASVS)

  test('has every requirement of levels 1 and 2 once, in the order of the standard', () => {
    expect(rows.map(({ cells }) => cells[1]).filter((level) => level === '1')).toHaveLength(70)
    expect(rows.map(({ cells }) => cells[1]).filter((level) => level === '2')).toHaveLength(183)
    const rank = ({ id }: { id: string }) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)
    const ranks = rows.map(rank)
    expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b))
  })

  test('each is shown, or says in one way why it does not apply or what is missing', () => {
    expect(rows.filter((row) => asvsState(row) === undefined)).toEqual([])
    const { shown, inapplicable, open } = asvsCounts()
    expect(shown + inapplicable + open).toBe(rows.length)
  })
})
