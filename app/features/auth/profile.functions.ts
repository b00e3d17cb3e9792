import { clientInfo } from '#app/server/client-info.server.ts'
import { verifiedFn } from '#app/server/fn.ts'
import { forgetSession } from '#app/server/session.server.ts'
import { currentUser } from './current-user.server.ts'
import { NameInput } from './profile.schema.ts'
import { updateOwnName } from './profile.server.ts'

export const updateOwnNameFn = verifiedFn({ method: 'POST' })
  .validator(NameInput)
  .handler(async ({ data, context }) => {
    await updateOwnName(context.session, data, clientInfo())
    forgetSession()
    return currentUser()
  })
