import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { safeRedirect } from '#app/lib/safe-redirect.ts'
import {
  exchangeLoginCodeFn,
  exchangeLoginTokenFn,
  loginFn,
  logoutFn,
  requestLoginLinkFn,
  updatePasswordFn,
} from './auth.functions.ts'
import type { CodeInput, CurrentUser, LoginInput, UpdatePasswordInput } from './auth.schema.ts'
import { currentUserQuery } from './current-user.queries.ts'

/** Everything that was read as somebody else goes; then the page asked for, or the home page of the role. */
function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (user: CurrentUser | null, redirect?: string) => {
    queryClient.clear()
    queryClient.setQueryData(currentUserQuery().queryKey, user)
    await router.invalidate()
    await router.navigate({ href: safeRedirect(redirect) ?? '/', replace: true })
  }
}

export function useLogin(redirect: string | undefined) {
  const enter = useEnter()
  return useMutation({
    mutationFn: (data: LoginInput) => loginFn({ data }),
    onSuccess: (user) => enter(user, redirect),
  })
}

export function useExchangeLoginToken() {
  const enter = useEnter()
  return useMutation({
    mutationFn: (token: string) => exchangeLoginTokenFn({ data: { token } }),
    onSuccess: (user) => enter(user),
  })
}

export function useExchangeLoginCode(redirect: string | undefined) {
  const enter = useEnter()
  return useMutation({
    mutationFn: (data: CodeInput) => exchangeLoginCodeFn({ data }),
    onSuccess: (user) => enter(user, redirect),
  })
}

export function useRequestLoginLink() {
  return useMutation({ mutationFn: (email: string) => requestLoginLinkFn({ data: { email } }) })
}

export function useUpdatePassword() {
  const enter = useEnter()
  return useMutation({
    mutationFn: (data: UpdatePasswordInput) => updatePasswordFn({ data }),
    onSuccess: (user) => enter(user),
  })
}

export function useLogout() {
  const enter = useEnter()
  return useMutation({ mutationFn: () => logoutFn(), onSuccess: () => enter(null, '/login') })
}
