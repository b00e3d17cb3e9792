import type { Reflection } from '../schema.ts'

export type CardRounds = { latest: Reflection | undefined; previous: Reflection | undefined }

/** By card, the last answer and the one before. */
export function roundsByCard(reflections: readonly Reflection[]): Map<string, CardRounds> {
  const rounds = new Map<string, CardRounds>()
  for (const reflection of reflections.toSorted((a, b) => a.round - b.round))
    rounds.set(reflection.cardId, { latest: reflection, previous: rounds.get(reflection.cardId)?.latest })
  return rounds
}

/** How many of these cards have an answer, and how many a last answer at another level than the one before. */
export function countRounds(rounds: ReadonlyMap<string, CardRounds>, cardIds: readonly string[]) {
  const answered = cardIds.flatMap((id) => rounds.get(id) ?? [])
  return {
    answered: answered.length,
    changed: answered.filter(({ latest, previous }) => previous && latest?.level !== previous.level).length,
  }
}
