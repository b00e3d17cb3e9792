import { useMutation } from '@tanstack/react-query'
import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import {
  eraseAccountFn,
  exportMyDataFn,
  getContactsFn,
  getErasureRequestsFn,
  getOwnRequestFn,
  requestErasureFn,
  withdrawErasureFn,
} from './functions.ts'

const PRIVACY = ['privacy']

/** Whom to write to about privacy and accessibility. */
export const contactsQuery = () => serverQuery([...PRIVACY, 'contacts'], getContactsFn)

/** The person's own open erasure request, or null. */
export const ownErasureRequestQuery = () => ({ ...serverQuery([...PRIVACY, 'mine'], getOwnRequestFn), staleTime: 0 })

export const erasureRequestsQuery = () => ({
  ...serverQuery([...PRIVACY, 'requests'], getErasureRequestsFn),
  staleTime: QUERIES.freshTime,
})

export const useRequestErasure = () => useChange((reason: string) => requestErasureFn({ data: { reason } }), PRIVACY)
export const useWithdrawErasure = () => useChange(() => withdrawErasureFn(), PRIVACY)
export const useEraseAccount = () => useChange((requestId: string) => eraseAccountFn({ data: { requestId } }), PRIVACY)
export const useExportMyData = () => useMutation({ mutationFn: () => exportMyDataFn() })
