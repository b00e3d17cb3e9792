import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { safeRedirect } from '#app/lib/safe-redirect.ts'
import {
  authenticateUserFn,
  authenticateUserWithTokenFn,
  endOtherSessionsFn,
  endSessionFn,
  exchangeLoginCodeFn,
  exchangeLoginTokenFn,
  generateUserSessionFn,
  getCurrentUserFn,
  getSessionsFn,
  loginFn,
  logoutFn,
  requestLoginLinkFn,
  updateOwnNameFn,
  updatePasswordFn,
} from './functions.ts'
import type { CodeInput, CurrentUser, LoginInput, NameInput, UpdatePasswordInput } from './schema.ts'

/** On a shared device a mark stays, so that whoever comes next finds nothing, also when the session ends by itself. */
async function enterDevice(user: CurrentUser | null, enter: () => Promise<void>): Promise<void> {
  if (user?.sharedDevice) (await import('#app/lib/shared-device.ts')).markShared()
  await enter()
}

export function useLogin(redirect: string | undefined) {
  const enter = useEnter()
  return useMutation({
    mutationFn: (data: LoginInput) => loginFn({ data }),
    onSuccess: (user) => enterDevice(user, () => enter(user, redirect)),
  })
}

/** Whom a link is for and how it may be used from this browser. Consumes nothing. */
export const inspectLink = (token: string) => authenticateUserWithTokenFn({ data: { token } })

export type InspectedLink = Awaited<ReturnType<typeof inspectLink>>

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
    onSuccess: (user) => enterDevice(user, () => enter(user, redirect)),
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

/** The person's own sessions. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: ['auth', 'sessions'], queryFn: ({ signal }) => getSessionsFn({ signal }), staleTime: 0 })

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId ? endSessionFn({ data: { sessionId } }) : endOtherSessionsFn(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  })
}

/**
 * Signs the person of the page in again, by password or by code.
 * @throws what the server refused, or when somebody else has come in
 */
export async function signInAgain(
  user: CurrentUser,
  proof: { password: string } | { code: string },
): Promise<CurrentUser> {
  const whose = { email: user.email, shared: user.sharedDevice }
  const back =
    'password' in proof
      ? await loginFn({ data: { ...whose, ...proof } })
      : await exchangeLoginCodeFn({ data: { ...whose, ...proof } })
  if (back?.id === user.id) return back
  // The page and its drafts are not for whoever this is.
  location.assign('/')
  throw new Error('Somebody else has signed in')
}

/** Confirms that the person of the session is there. @returns her, with nothing left to prove */
export async function confirmAgain(user: CurrentUser, password: string): Promise<CurrentUser> {
  await authenticateUserFn({ data: { password } })
  return { ...user, needsProof: false }
}

/** Once she has proved who she is, what was kept from her is read; what is being written stays. */
export function useProven() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (user: CurrentUser) => {
    queryClient.setQueryData(currentUserQuery().queryKey, user)
    await queryClient.invalidateQueries()
    await router.invalidate()
  }
}

export async function requestCode(email: string): Promise<void> {
  await requestLoginLinkFn({ data: { email } })
}

/** Leaves the page for the sign-in page, which leads back to its address. */
export function leaveToLogin(): void {
  location.assign(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`)
}

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

export function useLogout() {
  const enter = useEnter()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => logoutFn(),
    onSuccess: async () => {
      const { tellPerson, wipeDevice } = await import('#app/lib/shared-device.ts')
      if (!queryClient.getQueryData(currentUserQuery().queryKey)?.sharedDevice) {
        tellPerson(null)
        return enter(null, '/login')
      }
      await wipeDevice()
      tellPerson(null)
      // Read anew: what the page holds in memory goes too.
      location.assign('/login')
    },
  })
}

/** A new one-time link for somebody else, shown once. The earlier ones stop working. */
export function makeLinkFor(userId: string): Promise<{ url: string; expiresAt: Date }> {
  return generateUserSessionFn({ data: { userId } })
}

export function useUpdateOwnName() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (data: NameInput) => updateOwnNameFn({ data }),
    // Her name is in the frame of every page. Not waited for: the dialog has done its part.
    onSuccess: () => {
      void queryClient.invalidateQueries().then(() => router.invalidate())
    },
  })
}
