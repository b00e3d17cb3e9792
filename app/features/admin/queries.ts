import { queryOptions } from '@tanstack/react-query'
import { QUERIES } from '#app/lib/constants.ts'
import { getDaycaresFn, getOverviewFn } from './functions.ts'
import type { DaycaresInput } from './schema.ts'

/** The dashboard of the superadmin. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: ['administration', 'overview'],
    queryFn: ({ signal }) => getOverviewFn({ signal }),
    staleTime: QUERIES.freshTime,
  })

/** One page of the daycares, for the superadmin. */
export const adminDaycaresQuery = (input: DaycaresInput) =>
  queryOptions({
    queryKey: ['administration', 'daycares', input],
    queryFn: ({ signal }) => getDaycaresFn({ data: input, signal }),
    staleTime: QUERIES.freshTime,
  })
