import { expect, test } from 'vitest'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { risksOf, suggestionsFor } from './precaution-list.tsx'

test.each(EXERCISES.map((exercise) => [exercise.key, exercise] as const))(
  '%s: two or three different precautions for each risk, its own among them',
  (_key, exercise) => {
    for (const risk of risksOf(exercise)) {
      const offered = suggestionsFor(exercise, risk.id)
      expect(offered).toContain(risk.precaution)
      expect(new Set(offered).size).toBe(offered.length)
      expect(offered.length).toBeGreaterThanOrEqual(2)
    }
  },
)

test('a benefit needs none', () => expect(suggestionsFor({ tags: [] }, '1-1')).toEqual([]))
