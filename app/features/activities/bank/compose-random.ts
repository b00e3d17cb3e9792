/** FNV-1a over the text, 32 bits, then mixed so that similar texts have different high bits. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/**
 * The pseudo-random choices of one composition: the same key, seed and question always give the same choice, and an
 * additional question does not change the others.
 */
export type Chooser = {
  /** One of the list. Two successive rounds never agree on a list of two or more. */
  one: <T>(question: string, list: readonly T[]) => T
  /** The first of the list in the first round, the second in the next one, and so on. */
  inTurn: <T>(list: readonly T[]) => T
  /** The list in a random order. */
  order: <T>(question: string, list: readonly T[]) => T[]
  /** Those of the list that may be chosen, in their order. */
  among: <T>(list: readonly T[]) => T[]
}

/**
 * @param key what is composed: equal criteria, equal key.
 * @param seed any integer.
 * @param round how many times this play has already come up in the sequence of seeds.
 */
export function createChooser(key: string, seed: number, round: number): Chooser {
  const at = <T>(list: readonly T[], index: number, question: string): T => {
    const chosen = list[index % list.length]
    if (chosen === undefined) throw new RangeError(`nothing to choose for ${question}`)
    return chosen
  }
  return {
    one: (question, list) => at(list, hash(`${key}|${question}`) + round, question),
    inTurn: (list) => at(list, round, 'a turn'),
    order(question, list) {
      const ranks = list.map((item, i) => ({ item, rank: hash(`${key}|${seed}|${question}|${i}`) }))
      return ranks.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item)
    },
    among: (list) => [...list],
  }
}
