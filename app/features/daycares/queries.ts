import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Role } from '#app/domain/enums.ts'
import { serverQuery } from '#app/lib/queries.ts'
import {
  createDaycareFn,
  getDaycaresFn,
  getManagerDaycaresFn,
  getTeacherDaycareFn,
  updateSelectedDaycareFn,
} from './functions.ts'
import type { CreateDaycareInput } from './schema.ts'

export function useCreateDaycare() {
  const refresh = useRefreshAfterDaycareChange()
  const router = useRouter()
  return useMutation({
    mutationFn: (data: CreateDaycareInput) => createDaycareFn({ data }),
    onSuccess: async () => {
      await refresh()
      await router.navigate({ to: '/', replace: true })
    },
  })
}

const daycareReaders = {
  MANAGER: getManagerDaycaresFn,
  TEACHER: getTeacherDaycareFn,
  SUPERADMIN: getDaycaresFn,
} as const

/** The daycares that a person of this role may work in. */
export const myDaycaresQuery = (role: Role) => serverQuery(['daycares', 'mine', role], daycareReaders[role])

/** Selects a daycare in a route guard, before any page. `currentUserQuery` returns it when it is read next. */
export async function selectDaycare(queryClient: QueryClient, daycareId: string | undefined): Promise<void> {
  await updateSelectedDaycareFn({ data: { daycareId } })
  queryClient.clear()
}

/** Clears the cache after a change of daycare: nothing that was read for the other one may stay on screen. */
export function useRefreshAfterDaycareChange() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    queryClient.clear()
    await router.invalidate()
  }
}

export const useSelectDaycare = () =>
  useMutation({
    mutationFn: (daycareId: string | undefined) => updateSelectedDaycareFn({ data: { daycareId } }),
    onSuccess: useRefreshAfterDaycareChange(),
  })
