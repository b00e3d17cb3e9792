import { notFound } from '@tanstack/react-router'
import { isUuid } from './ids.ts'
import { parseError } from './parse-error.ts'

/**
 * What a loader reads of the row `id` of its address, a UUID. The same page for an id that is none, for a row that does not
 * exist and for somebody else's, so as not to disclose which.
 */
export async function orNotFound<Value>(id: string, read: () => Promise<Value>): Promise<Value> {
  if (!isUuid(id)) throw notFound()
  try {
    return await read()
  } catch (error) {
    throw parseError(error).status === 404 ? notFound() : error
  }
}
