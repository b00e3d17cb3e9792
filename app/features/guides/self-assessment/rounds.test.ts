import { expect, test } from 'vitest'
import type { Reflection } from '../schema.ts'
import { countRounds, roundsByCard } from './rounds.ts'

const at = new Date('2026-03-03T12:00:00Z')
const said = (cardId: string, round: number, level: Reflection['level']): Reflection => ({
  cardId,
  round,
  level,
  note: '',
  createdAt: at,
  updatedAt: at,
})

test('the last answer and the one before, in whatever order they come', () => {
  const rounds = roundsByCard([said('pb-01', 3, 'OFTEN'), said('pb-01', 1, 'NOT_YET'), said('pb-01', 2, 'SOMETIMES')])
  expect(rounds.get('pb-01')).toMatchObject({ latest: { level: 'OFTEN' }, previous: { level: 'SOMETIMES' } })
})

test('a card has moved when its words changed, one way or the other', () => {
  const rounds = roundsByCard([
    said('pb-01', 1, 'OFTEN'),
    said('pb-01', 2, 'SOMETIMES'),
    said('pb-02', 1, 'OFTEN'),
    said('pb-02', 2, 'OFTEN'),
    said('pb-03', 1, 'NOT_YET'),
  ])
  expect(countRounds(rounds, ['pb-01', 'pb-02', 'pb-03', 'pb-04'])).toEqual({ answered: 3, moved: 1 })
})
