import { foldText } from '#app/lib/french/fold-text.ts'

/** From this similarity on, two prompts are taken for duplicates. */
export const SIMILARITY_THRESHOLD = 0.85

/** Trigrams of the folded words, each padded with « _ »: « la mer » gives « _la », « la_ », « _me », « mer », « er_ ». */
export function trigrams(text: string): Set<string> {
  const pieces = new Set<string>()
  for (const word of foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `_${word}_`
    for (let at = 0; at + 3 <= padded.length; at++) pieces.add(padded.slice(at, at + 3))
  }
  return pieces
}

/** Sørensen-Dice coefficient of two sets of trigrams, 0 to 1. Case, accents and punctuation make no difference. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const piece of a) if (b.has(piece)) shared++
  return (2 * shared) / (a.size + b.size)
}

type SimilarEntry<Entry> = { entry: Entry; similarity: number }

/**
 * Returns a search for the entries whose prompt reaches SIMILARITY_THRESHOLD, best match first. Build it once for many
 * searches: shared trigrams are counted with an inverted index, far cheaper than comparing two by two.
 */
export function createSimilarQuestionFinder<Entry extends { prompt: string }>(entries: readonly Entry[]) {
  const sizes: number[] = []
  const index = new Map<string, number[]>()
  for (const [at, { prompt }] of entries.entries()) {
    const pieces = trigrams(prompt)
    sizes.push(pieces.size)
    for (const piece of pieces) {
      const list = index.get(piece)
      if (list) list.push(at)
      else index.set(piece, [at])
    }
  }
  return (prompt: string): SimilarEntry<Entry>[] => {
    const trigramsOfPrompt = trigrams(prompt)
    const shared = new Uint16Array(entries.length)
    for (const piece of trigramsOfPrompt) for (const at of index.get(piece) ?? []) shared[at] = (shared[at] ?? 0) + 1
    return entries
      .map((entry, at) => ({
        entry,
        similarity: (2 * (shared[at] ?? 0)) / (trigramsOfPrompt.size + (sizes[at] ?? 0) || 1),
      }))
      .filter((match) => match.similarity >= SIMILARITY_THRESHOLD)
      .sort((a, b) => b.similarity - a.similarity)
  }
}
