import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { newId } from '#app/lib/ids.ts'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { type Outbox, useOutbox } from '#app/lib/kept/outbox.ts'
import { savePackingListFn } from '../functions.ts'
import { packingListQuery } from '../queries.ts'
import { type PackingChange, type PackingList, SavePackingListInput } from '../schema.ts'
import { applyChange, mergeChanges } from './packing.ts'

/** Changes that the server has not confirmed yet, one by one, so that no tab sends again what another one has sent. */
const pendingChanges = keptStore('packing', SavePackingListInput)

/** Sends the changes that wait on this device, all in one call. @param owner null: nothing is sent */
export const packingOutbox = (queryClient: QueryClient, owner: string | null): Outbox<PackingChange> => ({
  store: pendingChanges,
  owner,
  send: async () => {
    const sent = pendingChanges.all(owner)
    if (sent.length === 0) return
    const list = await savePackingListFn({ data: sent.map(({ value }) => value).reduce(mergeChanges) })
    queryClient.setQueryData(packingListQuery().queryKey, list)
    for (const { id } of sent) pendingChanges.forget(owner, id)
  },
  isFinal: () => false,
  positionOf: () => ({ lane: 'list', rank: 0 }),
})

/**
 * The packing list with the pending changes applied. Changes that could not be sent are sent with the next one, on
 * `retry`, or when the connection is back.
 *
 * @param initial the list of a person who has not stored one
 * @param owner the daycare and the person; null without a daycare: the list then lasts as long as the page
 */
export function usePackingList(initial: PackingList, owner: string | null) {
  const queryClient = useQueryClient()
  const stored = useQuery(packingListQuery()).data
  const outbox = useMemo(() => packingOutbox(queryClient, owner), [queryClient, owner])
  const { kept, failures, keep, flush } = useOutbox(outbox)
  const change = (partial: Partial<PackingChange>) => {
    keep(newId(), { items: {}, ages: {}, ...partial })
    if (owner) void flush()
  }
  return {
    list: kept.map(({ value }) => value).reduce(applyChange, stored ?? initial),
    change,
    /** Why changes are still pending; null when none has failed. */
    error: kept.map(({ id }) => failures[id]).find((failure) => failure)?.error ?? null,
    retry: () => void flush(),
  }
}
