import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERIES } from '#app/lib/constants.ts'
import {
  eraseAccountFn,
  exportMyDataFn,
  getErasureRequestsFn,
  getOwnRequestFn,
  getPrivacyOfficerFn,
  requestErasureFn,
  withdrawErasureFn,
} from './functions.ts'

export const privacyOfficerQuery = () =>
  queryOptions({ queryKey: ['privacy', 'officer'], queryFn: ({ signal }) => getPrivacyOfficerFn({ signal }) })

/** The person's own open erasure request, or null. */
export const ownErasureRequestQuery = () =>
  queryOptions({ queryKey: ['privacy', 'mine'], queryFn: ({ signal }) => getOwnRequestFn({ signal }), staleTime: 0 })

export const erasureRequestsQuery = () =>
  queryOptions({
    queryKey: ['privacy', 'requests'],
    queryFn: ({ signal }) => getErasureRequestsFn({ signal }),
    staleTime: QUERIES.freshTime,
  })

function usePrivacyMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: ['privacy'] }) })
}

export const useRequestErasure = () => usePrivacyMutation((reason: string) => requestErasureFn({ data: { reason } }))
export const useWithdrawErasure = () => usePrivacyMutation(() => withdrawErasureFn())
export const useEraseAccount = () => usePrivacyMutation((requestId: string) => eraseAccountFn({ data: { requestId } }))
export const useExportMyData = () => useMutation({ mutationFn: () => exportMyDataFn() })
