import { useQueryClient } from '@tanstack/react-query'
import { saveSmallStepFn } from '../functions.ts'
import { smallStepQuery } from '../queries.ts'
import type { SaveSmallStepInput } from '../schema.ts'

/** How the small step is written, and read again when another tab was faster. */
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
