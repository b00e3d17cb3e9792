import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { notFound, useRouter } from '@tanstack/react-router'
import { isUuid } from './ids.ts'
import { parseError } from './parse-error.ts'

/** Key of what is new for a person: features that change it read it again. */
export const NOTICES: QueryKey = ['notices']

/**
 * The query of what a server function answers to this input. Its key is `key`, then the input: what changes the answer is
 * in the key, and whoever reads again all that stands under `key` need not know the inputs.
 */
export function serverQuery<Input, Output>(
  key: QueryKey,
  call: (options: { data: Input; signal: AbortSignal }) => Promise<Output>,
  ...[data]: undefined extends Input ? [data?: Input] : [data: Input]
) {
  return queryOptions({
    queryKey: data === undefined ? key : [...key, data],
    queryFn: ({ signal }) => call({ data: data as Input, signal }),
  })
}

/** A change after which, also when it is refused, what stands under these keys is read again: the page may be out of date. */
export function useChange<Input, Output>(change: (input: Input) => Promise<Output>, ...keys: QueryKey[]) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}

/** Reads again all that is shown, and what the route guards know: a name that is in the frame of every page has changed. */
export function useRefreshEverything() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await queryClient.invalidateQueries()
    await router.invalidate()
  }
}

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
