import { expect, test } from 'vitest'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { hazardTagsOf, suggestionsFor } from './precaution-list.tsx'

test.each(EXERCISES.map((exercise) => [exercise.key, exercise] as const))(
  '%s: two or three different precautions for each risk and danger, its own among them',
  (_key, exercise) => {
    for (const hazard of hazardTagsOf(exercise)) {
      const suggestions = suggestionsFor(exercise, hazard.id)
      expect(suggestions).toContain(hazard.precaution)
      expect(new Set(suggestions).size).toBe(suggestions.length)
      expect(suggestions.length).toBeGreaterThanOrEqual(2)
    }
  },
)

test('no precaution is suggested for a benefit', () => expect(suggestionsFor({ tags: [] }, '1-1')).toEqual([]))
