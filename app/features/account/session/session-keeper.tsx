import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { REFUSAL_HEADER, sessionKeeper } from '#app/lib/session-keeper.ts'
import { onPersonElsewhere, tellPerson } from '#app/lib/shared-device.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { currentUserQuery, leaveToLogin, useProven } from '../queries.ts'
import type { CurrentUser } from '../schema.ts'
import type { ReturnReason } from './proof-forms.tsx'

const ReturnDialog = lazyPart(() => import('./return-dialog.tsx'), 'ReturnDialog', { isOver: true })

const REASONS: Record<string, ReturnReason> = { UNAUTHENTICATED: 'ended', CONFIRMATION_NEEDED: 'confirm' }
/** Calls whose refusal is the answer to what was just typed. */
const OWN_CALLS = /\/auth_(?:login|logout|exchange|request|authenticate)/

/**
 * Keeps what is on the page when its session ends: a call that was refused for that waits while the same person signs in
 * again in place, and is sent once more. Elsewhere signed out, or signed in as somebody else, the page is left: its
 * drafts are not for that person.
 *
 * @param active false while the person is signing out
 */
export function SessionKeeper({ user, active }: { user: CurrentUser; active: boolean }) {
  const [reason, setReason] = useState<ReturnReason | null>(null)
  const waiting = useRef<PromiseWithResolvers<boolean> | null>(null)
  const queryClient = useQueryClient()
  const proven = useProven()
  const { data: current } = useQuery({ ...currentUserQuery(), refetchOnWindowFocus: 'always' })

  useEffect(() => {
    const watch: typeof sessionKeeper.watch = async (send, address) => {
      const response = await send()
      const why = OWN_CALLS.test(address) ? undefined : REASONS[response.headers.get(REFUSAL_HEADER) ?? '']
      if (!why) return response
      // Several calls refused at the same time wait for one and the same answer.
      waiting.current ??= Promise.withResolvers()
      setReason((known) => known ?? why)
      return (await waiting.current.promise) ? send() : response
    }
    sessionKeeper.watch = watch
    return () => {
      if (sessionKeeper.watch === watch) sessionKeeper.watch = undefined
      waiting.current?.resolve(false)
    }
  }, [])

  useEffect(() => {
    tellPerson(user.id)
    return onPersonElsewhere((userId) => {
      if (userId !== user.id) location.assign('/')
    })
  }, [user.id])

  useEffect(() => {
    if (!active) return
    if (current === null) setReason((known) => known ?? 'ended')
    else if (current && current.id !== user.id) location.assign('/')
  }, [current, active, user.id])

  if (!reason || !active) return null
  const end = (returned: CurrentUser | null) => {
    if (returned && user.needsProof) void proven(returned)
    else if (returned) queryClient.setQueryData(currentUserQuery().queryKey, returned)
    waiting.current?.resolve(returned !== null)
    waiting.current = null
    setReason(null)
  }
  return (
    <ReturnDialog
      reason={reason}
      user={user}
      onEnd={end}
      onClose={() => (reason === 'ended' ? leaveToLogin() : end(null))}
    />
  )
}
