import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createDaycareFn } from './functions.ts'
import type { CreateDaycareInput } from './schema.ts'
import { useChangeDaycare } from './select-daycare.queries.ts'

export function useCreateDaycare() {
  const change = useChangeDaycare()
  const router = useRouter()
  return useMutation({
    mutationFn: (data: CreateDaycareInput) => createDaycareFn({ data }),
    onSuccess: async () => {
      await change()
      await router.navigate({ to: '/', replace: true })
    },
  })
}
