import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Role } from '#app/domain/enums.ts'
import {
  getDaycaresFn,
  getManagerDaycaresFn,
  getTeacherDaycareFn,
  updateSelectedDaycareFn,
} from './my-daycares.functions.ts'

// Apart from daycares.queries.ts: guards of routes need this before any page, and only this.
const readers = { MANAGER: getManagerDaycaresFn, TEACHER: getTeacherDaycareFn, SUPERADMIN: getDaycaresFn } as const

/** The daycares that a person of this role may work in. */
export const myDaycaresQuery = (role: Role) =>
  queryOptions({ queryKey: ['daycares', 'mine', role], queryFn: ({ signal }) => readers[role]({ signal }) })

/** Selects a daycare for the guard of a route, before any page: the next read of the person tells it. */
export async function selectDaycare(queryClient: QueryClient, daycareId: string | undefined): Promise<void> {
  await updateSelectedDaycareFn({ data: { daycareId } })
  queryClient.clear()
}
