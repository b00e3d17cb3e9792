import { SIDES, type Side } from '../limits.ts'

/** What a person did of a situation and the server has not confirmed yet. */
export type KeptAttempt = {
  exerciseId: number
  placements: Record<string, Side>
  precautions: Record<string, string>
  finished: boolean
  /** Milliseconds since 1970. */
  at: number
}

export const keyOf = (userId: string) => `brindille.exercises.${userId}`

/** The kept attempts, at most one per situation. Whatever the store contains, reading never throws. */
export function parseKept(text: string | null): KeptAttempt[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

export function withKept(kept: readonly KeptAttempt[], attempt: KeptAttempt): KeptAttempt[] {
  return [...without(kept, attempt.exerciseId), attempt]
}

/** Forgets the attempt of a situation; with `at`, only if it has not changed since. */
export function without(kept: readonly KeptAttempt[], exerciseId: number, at?: number): KeptAttempt[] {
  return kept.filter((attempt) => attempt.exerciseId !== exerciseId || (at !== undefined && attempt.at !== at))
}

function isRecordOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isItem)
}

function isKept(item: unknown): item is KeptAttempt {
  if (typeof item !== 'object' || item === null) return false
  const { exerciseId, placements, precautions, finished, at } = item as Partial<Record<keyof KeptAttempt, unknown>>
  return (
    typeof exerciseId === 'number' &&
    typeof at === 'number' &&
    typeof finished === 'boolean' &&
    isRecordOf(placements, (side) => SIDES.some((known) => known === side)) &&
    isRecordOf(precautions, (text) => typeof text === 'string')
  )
}
