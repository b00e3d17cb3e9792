import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { publicFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { currentSession, endSession } from '#app/server/session/session.server.ts'

export const logoutFn = publicFn({ method: 'GET' }).handler(async () => {
  const session = await currentSession()
  await endSession()
  if (session) await audit(db(), { action: 'session.closed', actorId: session.user.id, client: clientInfo() })
  return { signedOut: true }
})
