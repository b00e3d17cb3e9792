import { OwnGroup } from '#app/domain/own-group.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { authedFn, daycareFn, publicFn, verifiedFn } from '#app/server/fn.ts'
import { clientInfo, publicOrigin } from '#app/server/session/client-info.server.ts'
import { findKnownDevice } from '#app/server/session/known-device.server.ts'
import { clearSessionCache, currentSession, endSession } from '#app/server/session/session.server.ts'
import { updatePassword } from './password/change-password.server.ts'
import { updateOwnGroup, updateOwnName } from './profile/update-profile.server.ts'
import {
  CodeInput,
  ConfirmInput,
  EndSessionInput,
  LoginInput,
  NameInput,
  PersonInput,
  RequestLinkInput,
  type SignInAnswer,
  TokenInput,
  UpdatePasswordInput,
} from './schema.ts'
import { endOtherSessions, endOwnSession, getCurrentUser, getOwnSessions } from './session/own-sessions.server.ts'
import { endSessionsOf } from './session/sessions-of-others.server.ts'
import {
  exchangeCode,
  exchangeLink,
  generateLinkFor,
  inspectLink,
  requestLink,
} from './sign-in/one-time-links.server.ts'
import { confirmIdentity, login } from './sign-in/sign-in.server.ts'

/** Who is signed in now, or that her second factor is asked for first. */
const signInAnswer = async (isOpen: boolean): Promise<SignInAnswer> =>
  isOpen ? getCurrentUser() : { awaitsSecondFactor: true }

export const loginFn = publicFn({ method: 'POST' })
  .validator(LoginInput)
  .handler(async ({ data }) => signInAnswer(await login(data, clientInfo())))

export const authenticateUserFn = authedFn({ method: 'POST' })
  .validator(ConfirmInput)
  .handler(async ({ data, context }) => {
    await confirmIdentity(context.session, data.password, clientInfo())
    return { confirmed: true }
  })

export const authenticateUserWithTokenFn = publicFn({ method: 'POST' })
  .validator(TokenInput)
  .handler(async ({ data }) => {
    const { email, ...link } = await inspectLink(data.token)
    const device = email ? await findKnownDevice(email) : null
    return { ...link, isOwnDevice: device !== null && !device.shared }
  })

export const exchangeLoginTokenFn = publicFn({ method: 'POST' })
  .validator(TokenInput)
  .handler(async ({ data }) => signInAnswer(await exchangeLink(data.token, clientInfo())))

export const exchangeLoginCodeFn = publicFn({ method: 'POST' })
  .validator(CodeInput)
  .handler(async ({ data }) => signInAnswer(await exchangeCode(data, clientInfo())))

export const requestLoginLinkFn = publicFn({ method: 'POST' })
  .validator(RequestLinkInput)
  .handler(async ({ data }) => {
    await requestLink(data.email, publicOrigin(), clientInfo())
    return { requested: true }
  })

export const generateUserSessionFn = daycareFn({ method: 'POST' })
  .validator(PersonInput)
  .handler(({ data, context }) => generateLinkFor(context.scope, data.userId, publicOrigin(), clientInfo()))

export const updatePasswordFn = authedFn({ method: 'POST' })
  .validator(UpdatePasswordInput)
  .handler(async ({ data, context }) => {
    await updatePassword(context.session, data, clientInfo(), publicOrigin())
    clearSessionCache()
    return getCurrentUser()
  })

export const getSessionsFn = verifiedFn({ method: 'GET' }).handler(({ context }) => getOwnSessions(context.session))

export const endSessionFn = verifiedFn({ method: 'POST' })
  .validator(EndSessionInput)
  .handler(async ({ data, context }) => {
    await endOwnSession(context.session, data.sessionId, clientInfo())
    return { ended: 1 }
  })

export const endSessionsOfPersonFn = daycareFn({ method: 'POST' })
  .validator(PersonInput)
  .handler(async ({ data, context }) => ({ ended: await endSessionsOf(context.scope, data.userId, clientInfo()) }))

export const endOtherSessionsFn = verifiedFn({ method: 'POST' }).handler(async ({ context }) => ({
  ended: await endOtherSessions(context.session, clientInfo()),
}))

export const updateOwnNameFn = verifiedFn({ method: 'POST' })
  .validator(NameInput)
  .handler(async ({ data, context }) => {
    await updateOwnName(context.session, data, clientInfo())
    clearSessionCache()
    return getCurrentUser()
  })

export const updateOwnGroupFn = verifiedFn({ method: 'POST' })
  .validator(OwnGroup)
  .handler(async ({ data, context }) => {
    await updateOwnGroup(context.session, data)
    clearSessionCache()
    return getCurrentUser()
  })

export const getCurrentUserFn = publicFn({ method: 'GET' }).handler(getCurrentUser)

export const logoutFn = publicFn({ method: 'GET' }).handler(async () => {
  const session = await currentSession()
  await endSession()
  if (session) await audit(db(), { action: 'session.closed', actorId: session.user.id, client: clientInfo() })
  return { signedOut: true }
})
