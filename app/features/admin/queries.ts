import { queryOptions } from '@tanstack/react-query'
import { getDaycaresFn, getOverviewFn } from './functions.ts'
import type { DaycaresInput } from './schema.ts'

/** The dashboard of the superadmin. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: ['administration', 'overview'],
    queryFn: ({ signal }) => getOverviewFn({ signal }),
    staleTime: 0,
  })

/** One page of the daycares, for the superadmin. */
export const adminDaycaresQuery = (input: DaycaresInput) =>
  queryOptions({
    queryKey: ['administration', 'daycares', input],
    queryFn: ({ signal }) => getDaycaresFn({ data: input, signal }),
    staleTime: 0,
  })
