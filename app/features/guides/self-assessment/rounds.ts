import type { Reflection } from '../schema.ts'

/** Milliseconds during which an answer can be changed. After them she looks again, and her answer is another one. */
const ROUND_LENGTH = 7 * 24 * 3_600_000

export type CardRounds = {
  /** The oldest first. */
  all: readonly Reflection[]
  /** The answer that can still be changed. */
  current: Reflection | undefined
  /** The one before it, or the last one when there is no current one. */
  previous: Reflection | undefined
}

export const NO_ROUNDS: CardRounds = { all: [], current: undefined, previous: undefined }

/** By card, its answers. @param now in ms */
export function roundsByCard(reflections: readonly Reflection[], now: number): Map<string, CardRounds> {
  const rounds = new Map<string, CardRounds>()
  for (const last of reflections.toSorted((a, b) => a.round - b.round)) {
    const before = rounds.get(last.cardId)?.all ?? []
    const current = now - last.createdAt.getTime() < ROUND_LENGTH ? last : undefined
    rounds.set(last.cardId, { all: [...before, last], current, previous: current ? before.at(-1) : last })
  }
  return rounds
}

/** How many of these cards have an answer, and how many a last answer at another level than the one before. */
export function countRounds(rounds: ReadonlyMap<string, CardRounds>, cardIds: readonly string[]) {
  const answered = cardIds.flatMap((id) => rounds.get(id) ?? [])
  const hasMoved = ({ all }: CardRounds) => all.length > 1 && all.at(-1)?.level !== all.at(-2)?.level
  return { answered: answered.length, changed: answered.filter(hasMoved).length }
}
