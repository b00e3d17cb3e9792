import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { safeRedirect } from '#app/lib/safe-redirect.ts'
import type { CurrentUser } from '../schema.ts'
import { currentUserQuery } from '../session/current-user.queries.ts'

/** Everything that was read as somebody else goes; then the page asked for, or the home page of the role. */
export function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (user: CurrentUser | null, redirect?: string) => {
    queryClient.clear()
    queryClient.setQueryData(currentUserQuery().queryKey, user)
    await router.invalidate()
    await router.navigate({ href: safeRedirect(redirect) ?? '/', replace: true })
  }
}
