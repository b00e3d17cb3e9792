import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { newId } from '#app/lib/ids.ts'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { type Outbox, useOutbox } from '#app/lib/kept/outbox.ts'
import { savePackingListFn } from '../functions.ts'
import { packingListQuery } from '../queries.ts'
import { type PackingChange, type PackingList, SavePackingListInput } from '../schema.ts'
import { afterChange, bothChanges } from './packing.ts'

/** What was ticked and has not reached the server: change by change, so that no tab sends another's anew. */
const keptChanges = keptStore('packing', SavePackingListInput)

/**
 * The packing list with what has not reached the server yet. What could not be sent goes with the next change, on demand,
 * or when the connection is back.
 *
 * @param first what is shown before anything was kept
 * @param owner the daycare and the person whose list it is; null: no daycare, the list lasts as long as the page
 */
export function usePackingList(first: PackingList, owner: string | null) {
  const queryClient = useQueryClient()
  const stored = useQuery(packingListQuery()).data
  const outbox = useMemo(
    (): Outbox<PackingChange> => ({
      store: keptChanges,
      owner,
      // Whatever waits leaves together.
      send: async () => {
        const sent = keptChanges.all(owner)
        if (sent.length === 0) return
        const list = await savePackingListFn({ data: sent.map(({ value }) => value).reduce(bothChanges) })
        queryClient.setQueryData(packingListQuery().queryKey, list)
        for (const { id } of sent) keptChanges.forget(owner, id)
      },
      isOver: () => false,
      placeOf: () => ({ lane: 'list', rank: 0 }),
    }),
    [queryClient, owner],
  )
  const { kept, failures, keep, flush } = useOutbox(outbox)
  const change = (one: Partial<PackingChange>) => {
    keep(newId(), { items: {}, ages: {}, ...one })
    if (owner) void flush()
  }
  return {
    list: kept.map(({ value }) => value).reduce(afterChange, stored ?? first),
    change,
    /** Why some changes wait; null when none does. */
    error: kept.map(({ id }) => failures[id]).find((failure) => failure)?.error ?? null,
    retry: () => void flush(),
  }
}
