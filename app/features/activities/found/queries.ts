import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshLists } from '../queries.ts'
import { checkFoundFn, keepFoundFn, readFoundFn } from './functions.ts'
import type { CheckFoundInput, KeepFoundInput } from './schema.ts'

export const useReadFound = () => useMutation({ mutationFn: (text: string) => readFoundFn({ data: { text } }) })
export const useCheckFound = () => useMutation({ mutationFn: (data: CheckFoundInput) => checkFoundFn({ data }) })

/** Keeps the sheet; every list of activities is read again. */
export function useKeepFound() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: KeepFoundInput) => keepFoundFn({ data }),
    onSuccess: () => refreshLists(queryClient),
  })
}
