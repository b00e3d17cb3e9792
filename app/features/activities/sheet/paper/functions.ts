import { serverQuery } from '#app/lib/queries.ts'
import { daycareFn } from '#app/server/fn.ts'
import { getPaperState } from './paper.server.ts'
import { PaperInput } from './schema.ts'

/** What has become of a sheet since it was printed. */
export const getPaperStateFn = daycareFn({ method: 'GET' })
  .validator(PaperInput)
  .handler(({ data, context }) => getPaperState(context.scope, data))

export const paperStateQuery = (input: PaperInput) => serverQuery(['activities', 'paper'], getPaperStateFn, input)
