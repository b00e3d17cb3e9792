import { queryOptions } from '@tanstack/react-query'
import { getCurrentManagerFn } from './managers.functions.ts'

export const currentManagerQuery = () =>
  queryOptions({ queryKey: ['managers', 'current'], queryFn: ({ signal }) => getCurrentManagerFn({ signal }) })
