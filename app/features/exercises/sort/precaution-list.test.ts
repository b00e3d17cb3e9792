import { expect, test } from 'vitest'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { riskTagsOf, suggestionsFor } from './precaution-list.tsx'

test.each(EXERCISES.map((exercise) => [exercise.key, exercise] as const))(
  '%s: two or three different precautions for each risk, its own among them',
  (_key, exercise) => {
    for (const risk of riskTagsOf(exercise)) {
      const suggestions = suggestionsFor(exercise, risk.id)
      expect(suggestions).toContain(risk.precaution)
      expect(new Set(suggestions).size).toBe(suggestions.length)
      expect(suggestions.length).toBeGreaterThanOrEqual(2)
    }
  },
)

test('no precaution is suggested for a benefit', () => expect(suggestionsFor({ tags: [] }, '1-1')).toEqual([]))
