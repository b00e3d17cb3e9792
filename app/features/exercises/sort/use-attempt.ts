import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { type Outbox, useOutbox } from '#app/lib/kept/outbox.ts'
import type { Exercise } from '#content/exercises/types.ts'
import { sendAttempt, sendRestart } from '../queries.ts'
import { type ExerciseAttempt, SIDES } from '../schema.ts'
import { type Sorting, type SortingStep, sorted, startSorting } from './sorting.ts'

// Looser than what the server takes: a precaution that is too long is still hers to correct.
const KeptAttempt = z.object({
  exerciseId: z.int(),
  placements: z.record(z.string(), z.enum(SIDES)),
  precautions: z.record(z.string(), z.string()),
  finished: z.boolean(),
})
/** What a person did of a situation and the server has not confirmed yet. */
type KeptAttempt = z.infer<typeof KeptAttempt>

/** At most one attempt per situation, by its number. */
const keptAttempts = keptStore('exercises', KeptAttempt)

/** Milliseconds of rest before what changed is sent. */
const REST = 700

export type Saving = 'idle' | 'waiting' | 'saved' | 'kept' | { error: unknown }

type Person = { id: string; selectedDaycareId: string | null }

/**
 * One situation being sorted, saved as it goes: written on this device at each step, sent a moment later, sent again when
 * the connection is back.
 */
export function useAttempt(exercise: Exercise, attempt: ExerciseAttempt | undefined, person: Person) {
  const queryClient = useQueryClient()
  const [sorting, dispatch] = useReducer(sorted, null, () => startOf(exercise, attempt))
  const [isTouched, setTouched] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // Set by whoever changes the state, never by an effect: keys pressed faster than the page renders would be undone.
  const latest = useRef(sorting)
  const id = `${exercise.id}`
  const owner = person.selectedDaycareId && person.id

  const takeUp = useEffectEvent(() => {
    const kept = owner && keptAttempts.find(owner, id)
    if (!kept) return
    if (kept.at <= (attempt?.updatedAt.getTime() ?? 0)) return keptAttempts.forget(owner, id)
    latest.current = startSorting(idsOf(exercise), kept.value)
    dispatch({ type: 'load', sorting: latest.current })
    setTouched(true)
  })
  // Before anything is sent: what another device has done since then counts.
  useEffect(() => takeUp(), [])

  const outbox = useMemo(
    (): Outbox<KeptAttempt> => ({
      store: keptAttempts,
      owner,
      send: (kept) => sendAttempt(queryClient, kept),
    }),
    [queryClient, owner],
  )
  const { kept, failures, keep: keepOnDevice, flush, alone } = useOutbox(outbox)

  const send = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    return flush()
  }, [flush])

  const keep = useCallback(
    ({ placements, precautions, finished }: Sorting) => {
      if (!owner) return
      const changed = { placements: { ...placements }, precautions: { ...precautions }, finished }
      keepOnDevice(id, { exerciseId: exercise.id, ...changed })
      setTouched(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), REST)
    },
    [owner, id, exercise.id, keepOnDevice, send],
  )

  const act = useCallback(
    (step: SortingStep) => {
      const before = latest.current
      const after = sorted(before, step)
      if (after === before) return after
      latest.current = after
      dispatch({ type: 'load', sorting: after })
      const isSame = after.placements === before.placements && after.precautions === before.precautions
      if (!isSame || after.finished !== before.finished) keep(after)
      return after
    },
    [keep],
  )

  // She moves on before the rest is over: it leaves now.
  const leave = useEffectEvent(() => {
    if (timer.current) void send()
  })
  useEffect(() => () => leave(), [])

  const restart = useCallback(async () => {
    const before = latest.current
    clearTimeout(timer.current)
    timer.current = undefined
    const blank = startSorting(before.order)
    latest.current = blank
    dispatch({ type: 'load', sorting: blank })
    const takeBack = () => {
      latest.current = before
      dispatch({ type: 'load', sorting: before })
      keep(before)
    }
    if (!owner) return takeBack
    keptAttempts.forget(owner, id)
    try {
      await alone(() => sendRestart(queryClient, exercise.id))
    } catch (error) {
      takeBack()
      throw error
    }
    setTouched(false)
    return takeBack
  }, [owner, id, keep, alone, queryClient, exercise.id])

  const isKept = kept.some((one) => one.id === id)
  // A connection that is cut for another situation is cut for this one.
  const failure = failures[id] ?? (isKept ? Object.values(failures).find(({ fate }) => fate === 'later') : undefined)
  const saving = ((): Saving => {
    // A refusal comes with its sentence; without connection there is nothing to say but that it is kept.
    if (failure) return isKept && failure.fate !== 'elsewhere' ? 'kept' : { error: failure.error }
    if (!isTouched) return 'idle'
    return isKept ? 'waiting' : 'saved'
  })()
  return { sorting, act, restart, saving, retry: send }
}

const idsOf = (exercise: Exercise) => exercise.tags.map(({ id }) => id)

function startOf(exercise: Exercise, attempt: ExerciseAttempt | undefined): Sorting {
  if (!attempt) return startSorting(idsOf(exercise))
  const { placements, precautions, finishedAt } = attempt
  return startSorting(idsOf(exercise), { placements, precautions, finished: finishedAt !== null })
}
