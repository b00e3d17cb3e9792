import { managerFn, verifiedDaycareFn } from '#app/server/fn.ts'
import { closeNotices, countAwaitedReviews, getNews, reopenNotices } from './notices.server.ts'
import { NoticesInput } from './schema.ts'

export const getNoticesFn = verifiedDaycareFn({ method: 'GET' }).handler(({ context }) => getNews(context.scope))

export const closeNoticesFn = verifiedDaycareFn({ method: 'POST' })
  .validator(NoticesInput)
  .handler(({ data, context }) => closeNotices(context.scope, data))

export const reopenNoticesFn = verifiedDaycareFn({ method: 'POST' })
  .validator(NoticesInput)
  .handler(async ({ data, context }) => {
    await reopenNotices(context.scope, data)
    return data.ids
  })

export const countAwaitedReviewsFn = managerFn({ method: 'GET' }).handler(({ context }) =>
  countAwaitedReviews(context.scope),
)
