import { EVERYDAY_WORDS } from '#content/safety/concepts/everyday-words.ts'
import { wordsOf } from '../french-text.ts'
import type { Token } from './tokens.ts'

/** The kinds of each everyday word, by its singular. At every start: no word's stem is computed, which nobody asks for. */
const kindsByWord = new Map<string, Set<string>>()
for (const [kind, words] of Object.entries(EVERYDAY_WORDS))
  for (const { singular } of wordsOf(words)) {
    const kinds = kindsByWord.get(singular) ?? new Set()
    kindsByWord.set(singular, kinds.add(kind))
  }

/** What the everyday words of a text are, clause by clause, and each two kinds that follow each other. Pure. */
export function kindsIn(tokens: readonly Token[]): { clauses: Set<string>[]; steps: string[] } {
  const clauses = [new Set<string>()]
  const steps: string[] = []
  let previous: ReadonlySet<string> = new Set()
  for (const [index, { singular, before }] of tokens.entries()) {
    if (index > 0 && before !== 'none') clauses.push(new Set())
    const kinds = kindsByWord.get(singular)
    if (!kinds) continue
    for (const kind of kinds) {
      clauses.at(-1)?.add(kind)
      for (const one of previous) steps.push(`${one} ${kind}`)
    }
    previous = kinds
  }
  return { clauses, steps }
}
