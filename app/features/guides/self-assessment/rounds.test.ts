import { expect, test } from 'vitest'
import type { Reflection } from '../schema.ts'
import { countRounds, roundsByCard } from './rounds.ts'

const at = new Date('2026-03-03T12:00:00Z')
const reflectionOf = (cardId: string, round: number, level: Reflection['level']): Reflection => ({
  cardId,
  round,
  level,
  note: '',
  createdAt: at,
  updatedAt: at,
})

test('the last answer and the one before, in whatever order they come', () => {
  const rounds = roundsByCard([
    reflectionOf('pb-01', 3, 'OFTEN'),
    reflectionOf('pb-01', 1, 'NOT_YET'),
    reflectionOf('pb-01', 2, 'SOMETIMES'),
  ])
  expect(rounds.get('pb-01')).toMatchObject({ latest: { level: 'OFTEN' }, previous: { level: 'SOMETIMES' } })
})

test('a card has changed when its level has, up or down', () => {
  const rounds = roundsByCard([
    reflectionOf('pb-01', 1, 'OFTEN'),
    reflectionOf('pb-01', 2, 'SOMETIMES'),
    reflectionOf('pb-02', 1, 'OFTEN'),
    reflectionOf('pb-02', 2, 'OFTEN'),
    reflectionOf('pb-03', 1, 'NOT_YET'),
  ])
  expect(countRounds(rounds, ['pb-01', 'pb-02', 'pb-03', 'pb-04'])).toEqual({ answered: 3, changed: 1 })
})
