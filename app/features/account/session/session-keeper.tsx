import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keepAgain } from '#app/lib/offline/offline-pages.ts'
import { REFUSAL_HEADER, sessionKeeper } from '#app/lib/session-keeper.ts'
import { announcePerson, onPersonChangedElsewhere } from '#app/lib/shared-device.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { currentUserQuery, redirectToLogin, useRefreshAfterProof } from '../queries.ts'
import type { CurrentUser } from '../schema.ts'
import type { ProofReason } from './proof-forms.tsx'

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'), 'ProofDialog', { isOverlay: true })

const REASONS: Record<string, ProofReason> = { UNAUTHENTICATED: 'ended', CONFIRMATION_NEEDED: 'confirm' }
/** Calls of sign-in: their refusal answers what was just typed, and does not mean that the session has ended. */
const SIGN_IN_CALLS = /\/auth_(?:login|logout|exchange|request|authenticate)/

/**
 * Keeps the page when its session ends, or when an action needs a proof of identity: the refused call waits while the
 * same person signs in over the page, then is sent again. When she signs out or somebody else signs in, in another tab,
 * the page is left: its drafts are not for the next person.
 *
 * @param active false while the person is signing out
 */
export function SessionKeeper({ user, active }: { user: CurrentUser; active: boolean }) {
  const [reason, setReason] = useState<ProofReason | null>(null)
  const pendingProof = useRef<PromiseWithResolvers<boolean> | null>(null)
  const queryClient = useQueryClient()
  const refreshAfterProof = useRefreshAfterProof()
  const { data: current } = useQuery({ ...currentUserQuery(), refetchOnWindowFocus: 'always' })

  useEffect(() => {
    const watch: typeof sessionKeeper.watch = async (send, address) => {
      const refusalOf = (response: Response) =>
        SIGN_IN_CALLS.test(address) ? undefined : REASONS[response.headers.get(REFUSAL_HEADER) ?? '']
      let response = await send()
      // It may have left with the token that a proof given meanwhile, here or in another tab, has replaced.
      if (refusalOf(response) === 'ended') response = await send()
      const refusal = refusalOf(response)
      if (!refusal) return response
      // Several calls refused at the same time wait for one and the same answer.
      pendingProof.current ??= Promise.withResolvers()
      setReason((known) => known ?? refusal)
      return (await pendingProof.current.promise) ? send() : response
    }
    sessionKeeper.watch = watch
    return () => {
      if (sessionKeeper.watch === watch) sessionKeeper.watch = undefined
      pendingProof.current?.resolve(false)
    }
  }, [])

  useEffect(() => {
    announcePerson(user.id)
    return onPersonChangedElsewhere((userId) => {
      if (userId !== user.id) location.assign('/')
    })
  }, [user.id])

  useEffect(() => {
    if (!active) return
    if (current === null) setReason((known) => known ?? 'ended')
    else if (current && current.id !== user.id) location.assign('/')
  }, [current, active, user.id])

  if (!reason || !active) return null
  const finish = (returned: CurrentUser | null) => {
    if (returned && user.needsProof) void refreshAfterProof(returned)
    else if (returned) queryClient.setQueryData(currentUserQuery().queryKey, returned)
    // Who signs in has what was kept deleted.
    if (returned) keepAgain()
    pendingProof.current?.resolve(returned !== null)
    pendingProof.current = null
    setReason(null)
  }
  return (
    <ProofDialog
      reason={reason}
      user={user}
      onProven={finish}
      onClose={() => (reason === 'ended' ? redirectToLogin() : finish(null))}
    />
  )
}
