import { serverQuery, useChange } from '#app/lib/queries.ts'
import { createCalendarFeedFn, getCalendarFeedFn, revokeCalendarFeedFn } from './functions.ts'

const KEY = ['activities', 'calendar-feed']

export const calendarFeedQuery = () => serverQuery(KEY, getCalendarFeedFn)
export const useCreateCalendarFeed = () => useChange(() => createCalendarFeedFn(), KEY)
export const useRevokeCalendarFeed = () => useChange(() => revokeCalendarFeedFn(), KEY)
