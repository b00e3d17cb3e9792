import { serverQuery } from '#app/lib/queries.ts'
import { getPaperStateFn } from './functions.ts'
import type { PaperInput } from './schema.ts'

export const paperStateQuery = (input: PaperInput) => serverQuery(['activities', 'paper'], getPaperStateFn, input)
