import { useQueryClient } from '@tanstack/react-query'
import { saveReflectionFn, saveSmallStepFn } from '../functions.ts'
import { reflectionsQuery, smallStepQuery } from '../queries.ts'
import type { SaveReflectionInput, SaveSmallStepInput } from '../schema.ts'

/** Sends the answer to one card, and reads it again after a conflict. */
export function useReflection(cardId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = reflectionsQuery()
  const send = async (answer: Omit<SaveReflectionInput, 'cardId' | 'seen'>, seen: number | null) => {
    const saved = await saveReflectionFn({ data: { ...answer, cardId, seen } })
    queryClient.setQueryData(queryKey, (all) => [
      ...(all ?? []).filter((one) => one.cardId !== cardId || one.round !== saved.round),
      saved,
    ])
    return saved
  }
  const read = async (round: number) => {
    const all = await queryClient.query({ ...reflectionsQuery(), staleTime: 0 })
    return all.find((one) => one.cardId === cardId && one.round === round)
  }
  return { send, read }
}

/** Sends the small step, and reads it again after a conflict. */
export function useSmallStep() {
  const queryClient = useQueryClient()
  const send = async (step: Omit<SaveSmallStepInput, 'seen'>, seen: number | null) => {
    const saved = await saveSmallStepFn({ data: { ...step, seen } })
    queryClient.setQueryData(smallStepQuery().queryKey, saved)
    return saved
  }
  const read = async () => (await queryClient.query({ ...smallStepQuery(), staleTime: 0 })) ?? undefined
  return { send, read }
}
