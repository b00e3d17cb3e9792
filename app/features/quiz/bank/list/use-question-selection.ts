import { useState } from 'react'
import { CHANGES_MAX } from '../limits.ts'
import type { BankRow } from '../schema.ts'

export type QuestionSelection = {
  /** In order of selection, with their latest data; kept from page to page. */
  rows: BankRow[]
  has: (id: string) => boolean
  /** The maximum for one change (`CHANGES_MAX`) is reached; further questions are ignored. */
  isFull: boolean
  select: (rows: readonly BankRow[], isSelected: boolean) => void
  deselect: (ids: readonly string[]) => void
}

/** Questions selected in the list for a change of several at once. `shown`: the rows of the current page. */
export function useQuestionSelection(shown: readonly BankRow[]): QuestionSelection {
  const [selected, setSelected] = useState<ReadonlyMap<string, BankRow>>(new Map())
  const latest = new Map(shown.map((row) => [row.id, row]))
  return {
    rows: [...selected.values()].map((row) => latest.get(row.id) ?? row),
    has: (id) => selected.has(id),
    isFull: selected.size >= CHANGES_MAX,
    select: (rows, isSelected) =>
      setSelected((before) => {
        const next = new Map(before)
        for (const row of rows)
          if (!isSelected) next.delete(row.id)
          else if (next.size < CHANGES_MAX) next.set(row.id, row)
        return next
      }),
    deselect: (ids) => setSelected((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
  }
}
