import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { serverQuery } from '#app/lib/queries.ts'
import {
  deleteSituationFn,
  getExerciseFn,
  getExercisesFn,
  getProgressFn,
  getSharedSituationsFn,
  getSituationsFn,
  restartExerciseFn,
  restoreSituationFn,
  saveAttemptFn,
  saveSituationFn,
  shareSituationFn,
} from './functions.ts'
import type { ExerciseAttempt, SaveAttemptInput, SaveSituationInput, ShareSituationInput, Situation } from './schema.ts'

const keys = {
  list: ['exercises', 'list'],
  details: ['exercises', 'detail'],
  progress: ['exercises', 'progress'],
  situations: ['exercises', 'situations'],
  shared: ['exercises', 'shared'],
} as const

// It changes with a new version only.
const staticContent = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** The 42 exercises in the order of the visit. */
export const exercisesQuery = () => ({ ...serverQuery(keys.list, getExercisesFn), ...staticContent })

export const exerciseQuery = (exerciseId: number) => ({
  ...serverQuery(keys.details, getExerciseFn, { exerciseId }),
  ...staticContent,
})

export const progressQuery = () => serverQuery(keys.progress, getProgressFn)

export const situationsQuery = () => serverQuery(keys.situations, getSituationsFn)

export const sharedSituationsQuery = () => serverQuery(keys.shared, getSharedSituationsFn)

function setProgress(queryClient: QueryClient, exerciseId: number, attempt: ExerciseAttempt | null): void {
  queryClient.setQueryData(progressQuery().queryKey, (all) => {
    const others = all?.filter((other) => other.exerciseId !== exerciseId)
    return others && (attempt ? [...others, attempt] : others)
  })
}

/** Saves an attempt and puts the answer in the cache. */
export async function sendAttempt(queryClient: QueryClient, data: SaveAttemptInput): Promise<void> {
  setProgress(queryClient, data.exerciseId, await saveAttemptFn({ data }))
}

/** Deletes an attempt, on the server and in the cache. */
export async function sendRestart(queryClient: QueryClient, exerciseId: number): Promise<void> {
  await restartExerciseFn({ data: { exerciseId } })
  setProgress(queryClient, exerciseId, null)
}

function setSituations(queryClient: QueryClient, change: (all: Situation[]) => Situation[]): void {
  queryClient.setQueryData(situationsQuery().queryKey, (all) => all && change(all))
}

export function useSaveSituation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: SaveSituationInput) => saveSituationFn({ data }),
    onSuccess: (saved) =>
      setSituations(queryClient, (all) => [saved, ...all.filter((situation) => situation.id !== saved.id)]),
  })
}

/** A situation as it is stored now, read past the cache; undefined when it was deleted. */
export async function fetchSituation(queryClient: QueryClient, id: string): Promise<Situation | undefined> {
  const all = await queryClient.query({ ...situationsQuery(), staleTime: 0 })
  return all.find((situation) => situation.id === id)
}

export function useShareSituation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: ShareSituationInput) => shareSituationFn({ data }),
    onSuccess: ({ sharedAt }, { id }) =>
      setSituations(queryClient, (all) => all.map((one) => (one.id === id ? { ...one, sharedAt } : one))),
  })
}

export function useDeleteSituation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => deleteSituationFn({ data: { id } }),
    onSuccess: (_, id) => setSituations(queryClient, (all) => all.filter((situation) => situation.id !== id)),
  })
}

export function useRestoreSituation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => restoreSituationFn({ data: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.situations }),
  })
}
