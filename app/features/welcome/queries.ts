import { type QueryClient, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { currentUserQuery, useShowCurrentUser } from '#app/features/account/queries.ts'
import { newId } from '#app/lib/ids.ts'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { type Outbox, useOutbox } from '#app/lib/kept/outbox.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import {
  endWelcomeFn,
  getNextStepsFn,
  getOwnPathFn,
  getTeamPathsFn,
  putNextStepsAwayFn,
  putPathAwayFn,
  savePathFn,
} from './functions.ts'
import { applyPathChange, type PathChange, SavePathInput } from './schema.ts'

/** The person's own path. Read again at each visit: what she has done elsewhere suggests a tick. */
export const ownPathQuery = () => ({ ...serverQuery(['welcome', 'path'], getOwnPathFn), staleTime: 0 })
export const teamPathsQuery = () => serverQuery(['welcome', 'team'], getTeamPathsFn)

const NEXT_STEPS = ['welcome', 'next-steps']

/** What a manager who begins has left to do. Read again at each visit: it is done on other pages. */
export const nextStepsQuery = () => ({ ...serverQuery(NEXT_STEPS, getNextStepsFn), staleTime: 0 })

export const usePutNextStepsAway = () =>
  useChange((isPutAway: boolean) => putNextStepsAwayFn({ data: { isPutAway } }), NEXT_STEPS)

/** Ticks that the server has not confirmed yet, one by one, so that no tab sends again what another one has sent. */
const pendingTicks = keptStore('welcome', SavePathInput)

/** Sends the ticks that wait on this device, all in one call. @param owner null: nothing is sent */
export const pathOutbox = (queryClient: QueryClient, owner: string | null): Outbox<PathChange> => ({
  store: pendingTicks,
  owner,
  send: async () => {
    const sent = pendingTicks.all(owner)
    if (sent.length === 0) return
    const steps = Object.assign({}, ...sent.map(({ value }) => value.steps))
    const done = await savePathFn({ data: { steps } })
    queryClient.setQueryData(ownPathQuery().queryKey, (path) => path && { ...path, done })
    for (const { id } of sent) pendingTicks.forget(owner, id)
  },
  isFinal: () => false,
  positionOf: () => ({ lane: 'path', rank: 0 }),
})

/** The path with the ticks that wait on this device. These are sent with the next one, on `retry`, or on reconnection. */
export function useOwnPath(owner: string | null) {
  const queryClient = useQueryClient()
  const { data: path } = useSuspenseQuery(ownPathQuery())
  const outbox = useMemo(() => pathOutbox(queryClient, owner), [queryClient, owner])
  const { kept, failures, keep, flush } = useOutbox(outbox)
  return {
    done: new Set(kept.map(({ value }) => value).reduce(applyPathChange, path.done)),
    facts: new Set(path.facts),
    tick: (id: string, isDone: boolean) => {
      keep(newId(), { steps: { [id]: isDone } })
      void flush()
    },
    /** Why ticks still wait; null when none has failed. */
    error: kept.map(({ id }) => failures[id]).find((failure) => failure)?.error ?? null,
    retry: () => void flush(),
  }
}

/** Puts the path away or takes it back, in the menu of every page too. */
export const usePutPathAway = () =>
  useMutation({
    mutationFn: (isPutAway: boolean) => putPathAwayFn({ data: { isPutAway } }),
    onSuccess: useShowCurrentUser(),
  })

/**
 * The first screens are shown once: from the moment that she sees them, they wait no more. Without connection they will be
 * shown again, which loses nothing.
 */
export function useEndWelcome(isWaiting: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isWaiting) return
    endWelcomeFn()
      .then((user) => queryClient.setQueryData(currentUserQuery().queryKey, user))
      .catch(() => undefined)
  }, [isWaiting, queryClient])
}
