import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import { adminFn, publicFn, verifiedFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { EraseAccountInput, RequestErasureInput } from './schema.ts'
import {
  eraseAccount,
  exportMyData,
  getContacts,
  getErasureRequests,
  getOwnRequest,
  requestErasure,
  withdrawErasure,
} from './server.ts'

export const getContactsFn = publicFn({ method: 'GET' }).handler(() => getContacts())

export const exportMyDataFn = verifiedFn({ method: 'POST' }).handler(async ({ context }) => ({
  json: JSON.stringify(await exportMyData(context.session, clientInfo()), null, 2),
}))

export const getOwnRequestFn = verifiedFn({ method: 'GET' }).handler(({ context }) => getOwnRequest(context.session))

export const requestErasureFn = verifiedFn({ method: 'POST' })
  .validator(RequestErasureInput)
  .handler(({ data, context }) => requestErasure(context.session, data.reason, clientInfo()))

export const withdrawErasureFn = verifiedFn({ method: 'POST' }).handler(async ({ context }) => {
  await withdrawErasure(context.session, clientInfo())
  return { withdrawn: true }
})

export const getErasureRequestsFn = adminFn({ method: 'GET' }).handler(({ context }) =>
  getErasureRequests(context.scope),
)

export const eraseAccountFn = adminFn({ method: 'POST' })
  .validator(EraseAccountInput)
  .handler(async ({ data, context }) => {
    await eraseAccount(context.session, data.requestId, clientInfo())
    return { erased: true }
  })

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
export const useExportMyData = () => useChange(() => exportMyDataFn())
