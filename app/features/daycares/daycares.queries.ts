import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createDaycareFn } from './daycares.functions.ts'
import type { CreateDaycareInput } from './daycares.schema.ts'
import { updateSelectedDaycareFn } from './my-daycares.functions.ts'

/** After a change of daycare nothing that was read for the other one may stay on screen. */
export function useChangeDaycare() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    queryClient.clear()
    await router.invalidate()
  }
}

export function useSelectDaycare() {
  const change = useChangeDaycare()
  return useMutation({
    mutationFn: (daycareId: string | undefined) => updateSelectedDaycareFn({ data: { daycareId } }),
    onSuccess: change,
  })
}

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
