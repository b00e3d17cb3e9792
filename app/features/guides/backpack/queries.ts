import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { savePackingListFn } from '../functions.ts'
import { packingListQuery } from '../queries.ts'
import type { PackingChange, PackingList } from '../schema.ts'
import { afterChange, bothChanges } from './packing.ts'
import { keep, readKept } from './packing-kept.ts'

type Waiting = readonly PackingChange[]

const WAITING = ['guides', 'packing-waiting'] as const
const NOTHING = { items: {}, ages: {} } as const

/**
 * The packing list with what has not reached the server yet, which stays while she visits other pages and when the page
 * is loaded again. What could not be sent goes with the next change, on demand, or when the connection is back.
 *
 * @param first what is shown before anything was kept
 * @param owner the daycare and the person whose list it is; null: no daycare, the list lasts as long as the page
 */
export function usePackingList(first: PackingList, owner: string | null) {
  const queryClient = useQueryClient()
  const stored = useQuery(packingListQuery()).data
  const waiting = () => queryClient.getQueryData<Waiting>(WAITING) ?? []
  const [shown, show] = useState(waiting)
  const wait = (changes: Waiting) => {
    queryClient.setQueryData<Waiting>(WAITING, changes)
    // In the event itself: the cache tells its readers later, and React would put the box back in between.
    show(changes)
    if (owner) keep(owner, changes.length > 0 ? changes.reduce(bothChanges) : undefined)
  }
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      const sent = waiting()
      if (sent.length === 0) return
      const kept = await savePackingListFn({ data: sent.reduce(bothChanges) })
      queryClient.setQueryData(packingListQuery().queryKey, kept)
      wait(waiting().filter((change) => !sent.includes(change)))
    },
    // One after the other, or an older change could arrive last.
    scope: { id: 'packing-list' },
    networkMode: 'always',
  })
  useEffect(() => {
    queryClient.setQueryDefaults(WAITING, { gcTime: Number.POSITIVE_INFINITY })
    if (!owner) return
    const kept = readKept(owner)
    if (kept && !queryClient.getQueryData<Waiting>(WAITING)?.length)
      show(queryClient.setQueryData<Waiting>(WAITING, [{ ...NOTHING, ...kept }]) ?? [])
    const send = () => mutate()
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [queryClient, owner, mutate])
  const change = (one: Partial<PackingChange>) => {
    wait([...waiting(), { ...NOTHING, ...one }])
    if (owner) mutate()
  }
  return {
    list: shown.reduce(afterChange, stored ?? first),
    change,
    /** Why some changes wait; null when none does. */
    error: shown.length > 0 ? error : null,
    retry: () => mutate(),
  }
}
