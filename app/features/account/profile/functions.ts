import { verifiedFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { forgetSession } from '#app/server/session/session.server.ts'
import { currentUser } from '../session/current-user.server.ts'
import { NameInput } from './schema.ts'
import { updateOwnName } from './server.ts'

export const updateOwnNameFn = verifiedFn({ method: 'POST' })
  .validator(NameInput)
  .handler(async ({ data, context }) => {
    await updateOwnName(context.session, data, clientInfo())
    forgetSession()
    return currentUser()
  })
