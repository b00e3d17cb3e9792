import { useQueryClient } from '@tanstack/react-query'
import { saveReflectionFn } from '../functions.ts'
import { reflectionsQuery } from '../queries.ts'
import type { SaveReflectionInput } from '../schema.ts'

/** How the answer of one card is written, and read again when another tab was faster. */
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
