import { daycareFn, verifiedDaycareFn } from '#app/server/fn.ts'
import {
  AdaptInput,
  BalanceInput,
  FavouriteInput,
  LivedDayInput,
  MarkLivedInput,
  MarksInput,
  VisibilityInput,
} from './schema.ts'
import {
  adaptActivity,
  getActivityMarks,
  getLivedBalance,
  markLived,
  setFavourite,
  setVisibility,
  unmarkLived,
} from './server.ts'

/** The person's star and lived days on an activity, and what she may do with it. */
export const getActivityMarksFn = daycareFn({ method: 'GET' })
  .validator(MarksInput)
  .handler(({ data, context }) => getActivityMarks(context.scope, data.activityId))

/** Stars an activity, or removes the star. */
export const setFavouriteFn = daycareFn({ method: 'POST' })
  .validator(FavouriteInput)
  .handler(({ data, context }) => setFavourite(context.scope, data))

/** Sets who may read an activity: « Moi » or « Mon équipe ». */
export const setVisibilityFn = verifiedDaycareFn({ method: 'POST' })
  .validator(VisibilityInput)
  .handler(({ data, context }) => setVisibility(context.scope, data))

/** « Adapter »: makes a copy of her own. */
export const adaptActivityFn = daycareFn({ method: 'POST' })
  .validator(AdaptInput)
  .handler(({ data, context }) => adaptActivity(context.scope, data))

/** Marks an activity as lived on a day. */
export const markLivedFn = verifiedDaycareFn({ method: 'POST' })
  .validator(MarkLivedInput)
  .handler(({ data, context }) => markLived(context.scope, data))

/** Removes a lived day. */
export const unmarkLivedFn = verifiedDaycareFn({ method: 'POST' })
  .validator(LivedDayInput)
  .handler(({ data, context }) => unmarkLived(context.scope, data))

/** « Mes 4 dernières semaines »: lived days by domain. */
export const getLivedBalanceFn = daycareFn({ method: 'GET' })
  .validator(BalanceInput)
  .handler(({ data, context }) => getLivedBalance(context.scope, data))
