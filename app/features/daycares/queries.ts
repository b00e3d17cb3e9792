import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Role } from '#app/domain/enums.ts'
import {
  createDaycareFn,
  getDaycaresFn,
  getManagerDaycaresFn,
  getTeacherDaycareFn,
  updateSelectedDaycareFn,
} from './functions.ts'
import type { CreateDaycareInput } from './schema.ts'

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

const readers = { MANAGER: getManagerDaycaresFn, TEACHER: getTeacherDaycareFn, SUPERADMIN: getDaycaresFn } as const

/** The daycares that a person of this role may work in. */
export const myDaycaresQuery = (role: Role) =>
  queryOptions({ queryKey: ['daycares', 'mine', role], queryFn: ({ signal }) => readers[role]({ signal }) })

/** Selects a daycare for the guard of a route, before any page: the next read of the person tells it. */
export async function selectDaycare(queryClient: QueryClient, daycareId: string | undefined): Promise<void> {
  await updateSelectedDaycareFn({ data: { daycareId } })
  queryClient.clear()
}

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
