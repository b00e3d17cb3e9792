import { publicFn, verifiedFn } from '#app/server/fn.ts'
import { clientInfo, publicOrigin } from '#app/server/session/client-info.server.ts'
import { clearSessionCache } from '#app/server/session/session.server.ts'
import { getCurrentUser } from '../session/own-sessions.server.ts'
import { awaitsSecondStep, giveSecondFactor } from '../sign-in/second-step.server.ts'
import { FactorCodeInput, RecoveryCodeInput } from './schema.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getOwnSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './server.ts'

export const getSecondStepFn = publicFn({ method: 'GET' }).handler(async () => ({
  isOpen: await awaitsSecondStep(),
}))

export const authenticateSecondFactorFn = publicFn({ method: 'POST' })
  .validator(FactorCodeInput)
  .handler(async ({ data }) => {
    await giveSecondFactor(data, clientInfo(), publicOrigin())
    return getCurrentUser()
  })

export const authenticateRecoveryCodeFn = publicFn({ method: 'POST' })
  .validator(RecoveryCodeInput)
  .handler(async ({ data }) => {
    await giveSecondFactor(data, clientInfo(), publicOrigin())
    return getCurrentUser()
  })

export const getSecondFactorFn = verifiedFn({ method: 'GET' }).handler(({ context }) =>
  getOwnSecondFactor(context.session),
)

export const beginSecondFactorFn = verifiedFn({ method: 'POST' }).handler(({ context }) =>
  beginSecondFactor(context.session),
)

export const confirmSecondFactorFn = verifiedFn({ method: 'POST' })
  .validator(FactorCodeInput)
  .handler(async ({ data, context }) => {
    const codes = await confirmSecondFactor(context.session, data.code, clientInfo(), publicOrigin())
    clearSessionCache()
    return { codes }
  })

export const renewRecoveryCodesFn = verifiedFn({ method: 'POST' }).handler(async ({ context }) => ({
  codes: await renewRecoveryCodes(context.session, clientInfo(), publicOrigin()),
}))

export const removeSecondFactorFn = verifiedFn({ method: 'POST' }).handler(async ({ context }) => {
  await removeSecondFactor(context.session, clientInfo(), publicOrigin())
  return { removed: true }
})
