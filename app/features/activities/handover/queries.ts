import { useQueryClient } from '@tanstack/react-query'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import {
  createHandoverLinkFn,
  getHandoverFn,
  getHandoverLinkFn,
  getSharedHandoverFn,
  revokeHandoverLinkFn,
  saveHandoverTextFn,
} from './functions.ts'
import type { HandoverTopic } from './schema.ts'

/** Under the key of the weeks, so that it is read anew with them. */
const HANDOVERS = ['activities', 'week', 'handover']
const LINK = ['activities', 'handover-link']

/** What the person leaves for a day (« 2026-11-23 »). */
export const handoverQuery = (day: string) => serverQuery(HANDOVERS, getHandoverFn, { day })
export const handoverLinkQuery = () => serverQuery(LINK, getHandoverLinkFn)
export const useCreateHandoverLink = () => useChange((day: string) => createHandoverLinkFn({ data: { day } }), LINK)
export const useRevokeHandoverLink = () => useChange(() => revokeHandoverLinkFn(), LINK)

/** The sheet of a link. Not in the cache: a device that is not hers keeps nothing of it. */
export const openHandoverLink = (token: string) => getSharedHandoverFn({ data: { token } })

/** Sends one of the texts, and reads it again after a conflict. */
export function useHandoverText(day: string, topic: HandoverTopic) {
  const queryClient = useQueryClient()
  const query = handoverQuery(day)
  const send = async (text: string, seen: number | null) => {
    const saved = await saveHandoverTextFn({ data: { topic, text, seen } })
    queryClient.setQueryData(
      query.queryKey,
      (handover) =>
        handover && {
          ...handover,
          texts: [...handover.texts.filter((it) => it.topic !== topic), ...(saved ? [saved] : [])],
        },
    )
    // The sheets of the other days say it too.
    void queryClient.invalidateQueries({ queryKey: HANDOVERS, refetchType: 'none' })
    return saved
  }
  const read = async () => {
    const { texts } = await queryClient.query({ ...query, staleTime: 0 })
    return texts.find((it) => it.topic === topic)
  }
  return { send, read }
}
