import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { OwnGroup } from '#app/domain/own-group.ts'
import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery, useChange, useRefreshEverything } from '#app/lib/queries.ts'
import { safeRedirect } from '#app/lib/safe-redirect.ts'
import {
  authenticateUserFn,
  authenticateUserWithTokenFn,
  endOtherSessionsFn,
  endSessionFn,
  endSessionsOfPersonFn,
  exchangeLoginCodeFn,
  exchangeLoginTokenFn,
  generateUserSessionFn,
  getCurrentUserFn,
  getSessionsFn,
  loginFn,
  logoutFn,
  requestLoginLinkFn,
  updateOwnGroupFn,
  updateOwnNameFn,
  updatePasswordFn,
} from './functions.ts'
import type { CodeInput, CurrentUser, LoginInput, NameInput, SignInAnswer, UpdatePasswordInput } from './schema.ts'

/** Marks a shared device, so that the next person finds nothing on it even when this session ends by itself. */
async function markSharedDevice(user: CurrentUser | null): Promise<void> {
  if (user?.sharedDevice) (await import('#app/lib/shared-device.ts')).rememberSharedDevice()
}

/** After a step of signing in: to the page asked for, or to the one that asks for her second factor. */
export function useEnter(redirect: string | undefined) {
  const switchUser = useSwitchUser()
  const router = useRouter()
  return async (answer: SignInAnswer) => {
    if (answer && 'awaitsSecondFactor' in answer)
      return router.navigate({ to: '/second-step', search: redirect ? { redirect } : {}, replace: true })
    await markSharedDevice(answer)
    await switchUser(answer, redirect)
  }
}

export function useLogin(redirect: string | undefined) {
  return useMutation({ mutationFn: (data: LoginInput) => loginFn({ data }), onSuccess: useEnter(redirect) })
}

/** Who a one-time link is for, whether it still works, and whether this browser is known. Does not use the link. */
export const inspectLink = (token: string) => authenticateUserWithTokenFn({ data: { token } })

export type InspectedLink = Awaited<ReturnType<typeof inspectLink>>

export function useExchangeLoginToken() {
  return useMutation({
    mutationFn: (token: string) => exchangeLoginTokenFn({ data: { token } }),
    onSuccess: useEnter(undefined),
  })
}

export function useExchangeLoginCode(redirect: string | undefined) {
  return useMutation({ mutationFn: (data: CodeInput) => exchangeLoginCodeFn({ data }), onSuccess: useEnter(redirect) })
}

export function useRequestLoginLink() {
  return useMutation({ mutationFn: (email: string) => requestLoginLinkFn({ data: { email } }) })
}

/** @param redirect where she was going before she was asked for a new password */
export function useUpdatePassword(redirect?: string) {
  const switchUser = useSwitchUser()
  return useMutation({
    mutationFn: (data: UpdatePasswordInput) => updatePasswordFn({ data }),
    onSuccess: (user) => switchUser(user, redirect),
  })
}

/** The person's own sessions. */
export const sessionsQuery = () => ({
  ...serverQuery(['auth', 'sessions'], getSessionsFn),
  staleTime: QUERIES.freshTime,
})

/** Ends one of her sessions, or with null all but this one. */
export const useEndSession = () =>
  useChange(
    (sessionId: string | null) => (sessionId ? endSessionFn({ data: { sessionId } }) : endOtherSessionsFn()),
    sessionsQuery().queryKey,
  )

/**
 * Signs the person of the page in again, by password or by code.
 * @returns null when her second factor is asked for
 * @throws the refusal of the server, or an Error when somebody else has signed in
 */
export async function signInAgain(
  user: CurrentUser,
  proof: { password: string } | { code: string },
): Promise<CurrentUser | null> {
  const credentials = { email: user.email, shared: user.sharedDevice }
  const returned =
    'password' in proof
      ? await loginFn({ data: { ...credentials, ...proof } })
      : await exchangeLoginCodeFn({ data: { ...credentials, ...proof } })
  if (returned && 'awaitsSecondFactor' in returned) return null
  return samePerson(user, returned)
}

/** The person of the page. @throws Error when somebody else has signed in */
export function samePerson(user: CurrentUser, returned: CurrentUser | null): CurrentUser {
  if (returned?.id === user.id) return returned
  // Somebody else signed in: the page and its drafts are not for her.
  location.assign('/')
  throw new Error('Somebody else has signed in')
}

/** Confirms the identity of the signed-in person by her password. @returns her, without `needsProof` */
export async function confirmPassword(user: CurrentUser, password: string): Promise<CurrentUser> {
  await authenticateUserFn({ data: { password } })
  return { ...user, needsProof: false }
}

/** After the proof, reads again what was withheld. The page stays mounted, so that text being typed is kept. */
export function useRefreshAfterProof() {
  const queryClient = useQueryClient()
  const refresh = useRefreshEverything()
  return async (user: CurrentUser) => {
    queryClient.setQueryData(currentUserQuery().queryKey, user)
    await refresh()
  }
}

/** Sends the e-mail with a one-time link and its code. */
export async function requestCode(email: string): Promise<void> {
  await requestLoginLinkFn({ data: { email } })
}

/** Loads the sign-in page, which leads back to the current address. */
export function redirectToLogin(): void {
  location.assign(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`)
}

/** Whether she sees the application, and not only what comes before a daycare, a new password or a second factor. */
export const canUseApp = (user: CurrentUser) =>
  !user.passwordExpired && !user.needsSecondFactor && (user.selectedDaycareId !== null || user.role === 'SUPERADMIN')

export const currentUserQuery = () => serverQuery(['auth', 'current-user'], getCurrentUserFn)

/**
 * The signed-in person, for the root route, which needs her before every page: from the cache when she is there, and
 * refreshed in the background when the cached value is stale.
 */
export async function loadCurrentUser(queryClient: QueryClient): Promise<CurrentUser | null> {
  const cached = queryClient.getQueryData(currentUserQuery().queryKey)
  if (cached === undefined) return queryClient.query(currentUserQuery())
  queryClient.query(currentUserQuery()).catch(() => undefined)
  return cached
}

/** Clears everything that was read as somebody else, then opens the page asked for, or the home page of the role. */
function useSwitchUser() {
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
  const switchUser = useSwitchUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => logoutFn(),
    onSuccess: async () => {
      const { announcePerson, clearDeviceData } = await import('#app/lib/shared-device.ts')
      if (!queryClient.getQueryData(currentUserQuery().queryKey)?.sharedDevice) {
        announcePerson(null)
        return switchUser(null, '/login')
      }
      await clearDeviceData()
      announcePerson(null)
      // A full page load, which also drops what the page holds in memory.
      location.assign('/login')
    },
  })
}

/** Makes a one-time link for somebody else, to be shown once. Her earlier links stop working. */
export function makeLinkFor(userId: string): Promise<{ url: string; expiresAt: Date }> {
  return generateUserSessionFn({ data: { userId } })
}

/** Ends every session of somebody else. @returns how many */
export const endSessionsOf = async (userId: string): Promise<number> =>
  (await endSessionsOfPersonFn({ data: { userId } })).ended

export function useUpdateOwnName() {
  const refresh = useRefreshEverything()
  return useMutation({
    mutationFn: (data: NameInput) => updateOwnNameFn({ data }),
    // Not awaited, so that the dialog closes at once.
    onSuccess: () => void refresh(),
  })
}

/** Shows the person as she is after a change: the page and the menu that know her are drawn again. */
export function useShowCurrentUser() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (user: CurrentUser | null) => {
    queryClient.setQueryData(currentUserQuery().queryKey, user)
    await router.invalidate()
  }
}

/** Keeps what she says of her group. */
export const useUpdateOwnGroup = () =>
  useMutation({ mutationFn: (data: OwnGroup) => updateOwnGroupFn({ data }), onSuccess: useShowCurrentUser() })
