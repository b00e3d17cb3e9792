import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { updateSelectedDaycareFn } from './my-daycares.functions.ts'

// Apart from daycares.queries.ts: the shell of every page selects, few pages create.

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
