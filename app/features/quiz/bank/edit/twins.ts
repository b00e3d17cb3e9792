import { foldText } from '#app/lib/french/fold-text.ts'

/** From this likeness on, two prompts are taken for the same question asked twice. */
export const TWIN_LIKENESS = 0.85

/** Pieces of three letters of the folded words, each padded: « la mer » gives « _la », « la_ », « _me », « mer », « er_ ». */
export function trigrams(text: string): Set<string> {
  const pieces = new Set<string>()
  for (const word of foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `_${word}_`
    for (let at = 0; at + 3 <= padded.length; at++) pieces.add(padded.slice(at, at + 3))
    // A word of one letter has one piece of its own.
    if (padded.length < 3) pieces.add(padded)
  }
  return pieces
}

/** 0 to 1 (Sørensen-Dice over the trigrams): 1 for the same words, whatever their case, accents and signs. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const piece of a) if (b.has(piece)) shared++
  return (2 * shared) / (a.size + b.size)
}

export type Near<Entry> = { entry: Entry; likeness: number }

/**
 * Finds the entries whose prompt is nearly the one asked for, the nearest first. Built once for many questions: pieces
 * shared with every entry are counted from an index, which is far cheaper than comparing two by two.
 */
export function createTwinFinder<Entry extends { prompt: string }>(entries: readonly Entry[]) {
  const sizes: number[] = []
  const holders = new Map<string, number[]>()
  for (const [at, { prompt }] of entries.entries()) {
    const pieces = trigrams(prompt)
    sizes.push(pieces.size)
    for (const piece of pieces) {
      const list = holders.get(piece)
      if (list) list.push(at)
      else holders.set(piece, [at])
    }
  }
  return (prompt: string): Near<Entry>[] => {
    const wanted = trigrams(prompt)
    const shared = new Uint16Array(entries.length)
    for (const piece of wanted) for (const at of holders.get(piece) ?? []) shared[at] = (shared[at] ?? 0) + 1
    return entries
      .map((entry, at) => ({ entry, likeness: (2 * (shared[at] ?? 0)) / (wanted.size + (sizes[at] ?? 0) || 1) }))
      .filter((near) => near.likeness >= TWIN_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness)
  }
}
