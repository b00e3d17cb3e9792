import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { keptStore, ownerOf } from '#app/lib/kept/kept-store.ts'
import { type Outbox, useOutbox } from '#app/lib/kept/outbox.ts'
import type { Exercise } from '#content/exercises/types.ts'
import { progressQuery, sendAttempt, sendRestart } from '../queries.ts'
import { type ExerciseAttempt, SIDES } from '../schema.ts'
import { type Sorting, type SortingStep, sortingReducer, startSorting } from './sorting.ts'

// Looser than the input of the server: a precaution that is too long must survive until she has shortened it.
const PendingAttempt = z.object({
  exerciseId: z.int(),
  placements: z.record(z.string(), z.enum(SIDES)),
  precautions: z.record(z.string(), z.string()),
  finished: z.boolean(),
})
/** An attempt that the server has not confirmed yet. */
type PendingAttempt = z.infer<typeof PendingAttempt>

/** One attempt per exercise, by the id of the exercise. */
const pendingAttempts = keptStore('exercises', PendingAttempt)

/** Sends the attempts that wait on this device. @param owner of {@link ownerOf}; null: nothing is sent */
export const attemptOutbox = (queryClient: QueryClient, owner: string | null): Outbox<PendingAttempt> => ({
  store: pendingAttempts,
  owner,
  send: (kept) => sendAttempt(queryClient, kept),
})

/** Forgets what waits on this device where a newer attempt, of another one, is stored. One call when something waits. */
export async function forgetOutdatedAttempts(queryClient: QueryClient, owner: string | null): Promise<void> {
  const waiting = pendingAttempts.all(owner)
  if (waiting.length === 0) return
  const stored = await queryClient.query({ ...progressQuery(), staleTime: 0 })
  for (const { id, at, value } of waiting) {
    const updatedAt = stored.find(({ exerciseId }) => exerciseId === value.exerciseId)?.updatedAt.getTime() ?? 0
    if (at <= updatedAt) pendingAttempts.forget(owner, id, at)
  }
}

/** Milliseconds without a change before the attempt is sent. */
const SAVE_DELAY = 700

/** `waiting`: not sent yet; `kept`: on this device only, because sending has failed. */
export type SaveStatus = 'idle' | 'waiting' | 'saved' | 'kept' | { error: unknown }

type User = { id: string; selectedDaycareId: string | null }

/**
 * An exercise being sorted: stored on this device at each step, sent after {@link SAVE_DELAY}, sent again when the
 * connection is back.
 */
export function useAttempt(exercise: Exercise, attempt: ExerciseAttempt | undefined, user: User) {
  const queryClient = useQueryClient()
  const [sorting, setSorting] = useState(() => initialSorting(exercise, attempt))
  const [isTouched, setTouched] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // Set with the state and not in an effect: keys pressed faster than React renders would otherwise be lost.
  const latest = useRef(sorting)
  const show = useCallback((next: Sorting) => {
    latest.current = next
    setSorting(next)
  }, [])
  const id = `${exercise.id}`
  const owner = ownerOf(user)

  const restorePending = useEffectEvent(() => {
    const kept = owner && pendingAttempts.find(owner, id)
    if (!kept) return
    if (kept.at <= (attempt?.updatedAt.getTime() ?? 0)) return pendingAttempts.forget(owner, id)
    show(startSorting(idsOf(exercise), kept.value))
    setTouched(true)
  })
  // Once, before anything is sent: a newer attempt of another device takes precedence.
  useEffect(() => restorePending(), [])

  const outbox = useMemo(() => attemptOutbox(queryClient, owner), [queryClient, owner])
  const { kept, failures, keep: storePending, flush, runExclusively } = useOutbox(outbox)

  const send = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    return flush()
  }, [flush])

  const keep = useCallback(
    ({ placements, precautions, finished }: Sorting) => {
      if (!owner) return
      const changed = { placements: { ...placements }, precautions: { ...precautions }, finished }
      storePending(id, { exerciseId: exercise.id, ...changed })
      setTouched(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), SAVE_DELAY)
    },
    [owner, id, exercise.id, storePending, send],
  )

  const applyStep = useCallback(
    (step: SortingStep) => {
      const previous = latest.current
      const next = sortingReducer(previous, step)
      if (next === previous) return next
      show(next)
      const isSame = next.placements === previous.placements && next.precautions === previous.precautions
      if (!isSame || next.finished !== previous.finished) keep(next)
      return next
    },
    [show, keep],
  )

  // The page is left before the delay is over: sent now.
  const sendNow = useEffectEvent(() => {
    if (timer.current) void send()
  })
  useEffect(() => () => sendNow(), [])

  const restart = useCallback(async () => {
    const previous = latest.current
    clearTimeout(timer.current)
    timer.current = undefined
    show(startSorting(previous.order))
    const undo = () => {
      show(previous)
      keep(previous)
    }
    if (!owner) return undo
    pendingAttempts.forget(owner, id)
    try {
      await runExclusively(() => sendRestart(queryClient, exercise.id))
    } catch (error) {
      undo()
      throw error
    }
    setTouched(false)
    return undo
  }, [owner, id, show, keep, runExclusively, queryClient, exercise.id])

  const isPending = kept.some((one) => one.id === id)
  // When the connection fails for another exercise, it fails for this one too.
  const failure = failures[id] ?? (isPending ? Object.values(failures).find(({ kind }) => kind === 'later') : undefined)
  const saveStatus = ((): SaveStatus => {
    // A refusal is shown with its sentence; without connection, only that the attempt is kept.
    if (failure) return isPending && failure.kind !== 'elsewhere' ? 'kept' : { error: failure.error }
    if (!isTouched) return 'idle'
    return isPending ? 'waiting' : 'saved'
  })()
  return { sorting, applyStep, restart, saveStatus, retry: send }
}

const idsOf = (exercise: Exercise) => exercise.tags.map(({ id }) => id)

function initialSorting(exercise: Exercise, attempt: ExerciseAttempt | undefined): Sorting {
  if (!attempt) return startSorting(idsOf(exercise))
  const { placements, precautions, finishedAt } = attempt
  return startSorting(idsOf(exercise), { placements, precautions, finished: finishedAt !== null })
}
