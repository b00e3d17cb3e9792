import { publicFn, verifiedDaycareFn } from '#app/server/fn.ts'
import { getHandover, saveHandoverText } from './handover.server.ts'
import { createHandoverLink, getHandoverLink, openHandoverLink, revokeHandoverLink } from './link.server.ts'
import { HandoverInput, HandoverTokenInput, SaveHandoverTextInput } from './schema.ts'

/** What the person leaves to whoever replaces her on a day. */
export const getHandoverFn = verifiedDaycareFn({ method: 'GET' })
  .validator(HandoverInput)
  .handler(({ data, context }) => getHandover(context.scope, data))

/** Writes what she says once, for every day. */
export const saveHandoverTextFn = verifiedDaycareFn({ method: 'POST' })
  .validator(SaveHandoverTextInput)
  .handler(({ data, context }) => saveHandoverText(context.scope, data))

/** Whether she has a link that works, and for which day. */
export const getHandoverLinkFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) =>
  getHandoverLink(context.scope),
)

/** Makes the link of a day, which ends the earlier one. */
export const createHandoverLinkFn = verifiedDaycareFn({ method: 'POST' })
  .validator(HandoverInput)
  .handler(({ data, context }) => createHandoverLink(context.scope, data))

/** Ends the link. */
export const revokeHandoverLinkFn = verifiedDaycareFn({ method: 'POST' }).handler(({ context }) =>
  revokeHandoverLink(context.scope),
)

/** The sheet that a link shows, to whoever has it. */
export const getSharedHandoverFn = publicFn({ method: 'GET' })
  .validator(HandoverTokenInput)
  .handler(({ data }) => openHandoverLink(data.token))
