import { useChange } from '#app/lib/queries.ts'
import { daycareFn } from '#app/server/fn.ts'
import { LISTS } from '../queries.ts'
import { checkFound, keepFound, readFound } from './found.server.ts'
import { CheckFoundInput, KeepFoundInput, ReadFoundInput } from './schema.ts'

/** Sorts the lines of a text from anywhere into the parts of a sheet. */
export const readFoundFn = daycareFn({ method: 'POST' })
  .validator(ReadFoundInput)
  .handler(({ data, context }) => readFound(context.scope, data))

/** What the safety rules say of the sheet. */
export const checkFoundFn = daycareFn({ method: 'POST' })
  .validator(CheckFoundInput)
  .handler(({ data, context }) => checkFound(context.scope, data))

/** Keeps the sheet, for oneself or for the team. */
export const keepFoundFn = daycareFn({ method: 'POST' })
  .validator(KeepFoundInput)
  .handler(({ data, context }) => keepFound(context.scope, data))

export const useReadFound = () => useChange((text: string) => readFoundFn({ data: { text } }))
export const useCheckFound = () => useChange((data: CheckFoundInput) => checkFoundFn({ data }))

/** Keeps the sheet; every list of activities is read again. */
export const useKeepFound = () => useChange((data: KeepFoundInput) => keepFoundFn({ data }), ...LISTS)
