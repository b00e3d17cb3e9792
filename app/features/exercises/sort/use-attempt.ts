import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { Exercise } from '#content/exercises/types.ts'
import type { ExerciseAttempt } from '../schema.ts'
import { keptAttempts, restartNow, sendKept } from './attempt-store.ts'
import { type Sorting, type SortingStep, sorted, startSorting } from './sorting.ts'

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
  const [saving, setSaving] = useState<Saving>('idle')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // Set by whoever changes the state, never by an effect: keys pressed faster than the page renders would be undone.
  const latest = useRef(sorting)
  const canSave = person.selectedDaycareId !== null

  const send = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    return sendKept(queryClient, person.id).then(
      () => setSaving('saved'),
      // A refusal comes with its sentence; without connection there is nothing to say but that it is kept.
      (error) => setSaving(keptAttempts.find(person.id, exercise.id) ? 'kept' : { error }),
    )
  }, [queryClient, person.id, exercise.id])

  const keep = useCallback(
    ({ placements, precautions, finished }: Sorting) => {
      if (!canSave) return
      const changed = { placements: { ...placements }, precautions: { ...precautions }, finished }
      keptAttempts.keep(person.id, { exerciseId: exercise.id, ...changed, at: Date.now() })
      setSaving('waiting')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), REST)
    },
    [canSave, person.id, exercise.id, send],
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

  const resend = useEffectEvent(() => {
    if (keptAttempts.all(person.id).length > 0) void send()
  })
  const takeUp = useEffectEvent(() => {
    if (!canSave) return
    const kept = keptAttempts.find(person.id, exercise.id)
    const isNewer = kept && kept.at > (attempt?.updatedAt.getTime() ?? 0)
    if (isNewer) {
      latest.current = startSorting(idsOf(exercise), kept)
      dispatch({ type: 'load', sorting: latest.current })
    } else keptAttempts.forget(person.id, exercise.id)
    resend()
  })
  // She moves on before the rest is over: it leaves now.
  const leave = useEffectEvent(() => {
    if (timer.current) void send()
  })
  useEffect(() => {
    takeUp()
    const listen = () => resend()
    addEventListener('online', listen)
    return () => {
      removeEventListener('online', listen)
      leave()
    }
  }, [])

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
    if (!canSave) return takeBack
    try {
      await restartNow(queryClient, person.id, exercise.id)
    } catch (error) {
      takeBack()
      throw error
    }
    setSaving('idle')
    return takeBack
  }, [canSave, keep, queryClient, person.id, exercise.id])

  return { sorting, act, restart, saving, retry: send }
}

const idsOf = (exercise: Exercise) => exercise.tags.map(({ id }) => id)

function startOf(exercise: Exercise, attempt: ExerciseAttempt | undefined): Sorting {
  if (!attempt) return startSorting(idsOf(exercise))
  const { placements, precautions, finishedAt } = attempt
  return startSorting(idsOf(exercise), { placements, precautions, finished: finishedAt !== null })
}
