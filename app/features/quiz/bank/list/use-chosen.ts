import { useState } from 'react'
import { CHANGED_AT_ONCE } from '../limits.ts'
import type { BankRow } from '../schema.ts'

export type Chosen = {
  /** In the order in which they were chosen, as they were last read. They stay chosen from page to page. */
  rows: BankRow[]
  has: (id: string) => boolean
  /** As many as one act may change. */
  isFull: boolean
  choose: (rows: readonly BankRow[], isChosen: boolean) => void
  forget: (ids: readonly string[]) => void
}

/** Questions picked from the list for one act. */
export function useChosen(shown: readonly BankRow[]): Chosen {
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankRow>>(new Map())
  const latest = new Map(shown.map((row) => [row.id, row]))
  return {
    rows: [...chosen.values()].map((row) => latest.get(row.id) ?? row),
    has: (id) => chosen.has(id),
    isFull: chosen.size >= CHANGED_AT_ONCE,
    choose: (rows, isChosen) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const row of rows)
          if (!isChosen) next.delete(row.id)
          else if (next.size < CHANGED_AT_ONCE) next.set(row.id, row)
        return next
      }),
    forget: (ids) => setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
  }
}
