import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  eraseAccountFn,
  exportMyDataFn,
  getErasureRequestsFn,
  getOwnRequestFn,
  getPrivacyOfficerFn,
  requestErasureFn,
  withdrawErasureFn,
} from './functions.ts'

const now = { staleTime: 0 } as const

export const privacyOfficerQuery = () =>
  queryOptions({ queryKey: ['privacy', 'officer'], queryFn: ({ signal }) => getPrivacyOfficerFn({ signal }) })

/** One's own request of erasure, if one waits. */
export const ownRequestQuery = () =>
  queryOptions({ ...now, queryKey: ['privacy', 'mine'], queryFn: ({ signal }) => getOwnRequestFn({ signal }) })

export const erasureRequestsQuery = () =>
  queryOptions({ ...now, queryKey: ['privacy', 'requests'], queryFn: ({ signal }) => getErasureRequestsFn({ signal }) })

function useAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: ['privacy'] }) })
}

export const useRequestErasure = () => useAct((reason: string) => requestErasureFn({ data: { reason } }))
export const useWithdrawErasure = () => useAct(() => withdrawErasureFn())
export const useEraseAccount = () => useAct((requestId: string) => eraseAccountFn({ data: { requestId } }))
export const useExportMyData = () => useMutation({ mutationFn: () => exportMyDataFn() })
