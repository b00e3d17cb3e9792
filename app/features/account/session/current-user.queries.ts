import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CurrentUser } from '../schema.ts'
import { getCurrentUserFn } from './current-user.functions.ts'

// Apart from auth.queries.ts: the root route needs this before every page, and only this.
export const currentUserQuery = () =>
  queryOptions({ queryKey: ['auth', 'current-user'], queryFn: ({ signal }) => getCurrentUserFn({ signal }) })

/**
 * Who is signed in, for the root route, which asks before every page: at once from the cache when it is there,
 * checked again behind the page once it is older than a minute.
 */
export async function loadCurrentUser(queryClient: QueryClient): Promise<CurrentUser | null> {
  const cached = queryClient.getQueryData(currentUserQuery().queryKey)
  if (cached === undefined) return queryClient.query(currentUserQuery())
  queryClient.query(currentUserQuery()).catch(() => undefined)
  return cached
}
