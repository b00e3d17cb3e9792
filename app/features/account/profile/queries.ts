import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { updateOwnNameFn } from './functions.ts'
import type { NameInput } from './schema.ts'

export function useUpdateOwnName() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (data: NameInput) => updateOwnNameFn({ data }),
    // Her name is in the frame of every page. Not waited for: the dialog has done its part.
    onSuccess: () => {
      void queryClient.invalidateQueries().then(() => router.invalidate())
    },
  })
}
