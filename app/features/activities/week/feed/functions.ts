import { serverQuery, useChange } from '#app/lib/queries.ts'
import { verifiedDaycareFn } from '#app/server/fn.ts'
import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from './feed.server.ts'

/** Whether the person has an address for her calendar, and since when. */
export const getCalendarFeedFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) =>
  getCalendarFeed(context.scope),
)

/** Makes the address, which ends the earlier one. */
export const createCalendarFeedFn = verifiedDaycareFn({ method: 'POST' }).handler(({ context }) =>
  createCalendarFeed(context.scope),
)

/** Ends the address. */
export const revokeCalendarFeedFn = verifiedDaycareFn({ method: 'POST' }).handler(({ context }) =>
  revokeCalendarFeed(context.scope),
)

const KEY = ['activities', 'calendar-feed']

export const calendarFeedQuery = () => serverQuery(KEY, getCalendarFeedFn)
export const useCreateCalendarFeed = () => useChange(() => createCalendarFeedFn(), KEY)
export const useRevokeCalendarFeed = () => useChange(() => revokeCalendarFeedFn(), KEY)
