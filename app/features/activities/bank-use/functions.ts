import { adminFn } from '#app/server/fn.ts'
import { SheetUseFilters, SheetUseInput } from './schema.ts'
import { exportSheetUse, getSheetUse } from './server.ts'

/** The sheets of the bank with what has become of each, over all daycares. */
export const getSheetUseFn = adminFn({ method: 'GET' })
  .validator(SheetUseInput)
  .handler(({ data, context }) => getSheetUse(context.scope, data))

/** The same list as a CSV file. */
export const exportSheetUseFn = adminFn({ method: 'GET' })
  .validator(SheetUseFilters)
  .handler(({ data, context }) => exportSheetUse(context.scope, data))
