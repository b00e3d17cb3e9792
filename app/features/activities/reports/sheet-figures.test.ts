import { describe, expect, test } from 'vitest'
import type { SheetUse } from './schema.ts'
import { againShare, changeCount, figuresOf, sortUses } from './sheet-figures.ts'

const row = (figure: 'generated' | 'lived' | 'changed' | 'reported', part: string, count: number) => ({
  figure,
  sheetKey: 'feuilles',
  part,
  count,
})

describe('the counts of one sheet', () => {
  test('are put together, the most changed section first', () => {
    const figures = figuresOf([
      row('lived', '', 2),
      row('lived', 'AGAIN', 3),
      row('lived', 'DROP', 1),
      row('changed', 'objectifs', 1),
      row('changed', 'deroulement', 4),
      row('changed', 'une-section-de-jadis', 9),
    ])
    expect(figures).toMatchObject({ generated: 0, lived: 6, outcomes: { AGAIN: 3, ADJUST: 0, DROP: 1 } })
    expect(figures.changes.map(({ section }) => section)).toEqual(['deroulement', 'objectifs'])
    expect(changeCount(figures)).toBe(5)
    expect(againShare(figures)).toBe(0.75)
  })

  test('without an opinion have no share', () => {
    expect(againShare(figuresOf([row('lived', '', 2)]))).toBeNull()
  })
})

test('nothing said comes last among the best liked, and after what was disliked', () => {
  const sheet = (title: string, part: string): SheetUse => ({
    key: title,
    title,
    ageGroups: [],
    picture: null,
    ...figuresOf([row('lived', part, 1)]),
  })
  const uses = [sheet('Silence', ''), sheet('Oubliée', 'DROP'), sheet('Aimée', 'AGAIN')]
  const titles = sortUses(uses, { filter: 'all', sort: 'again', ascending: false }).map(({ title }) => title)
  expect(titles).toEqual(['Aimée', 'Oubliée', 'Silence'])
})
