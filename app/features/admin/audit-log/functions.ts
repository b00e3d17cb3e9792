import { adminFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { JournalFilters, JournalInput } from './schema.ts'
import { exportJournal, getJournal } from './server.ts'

export const getJournalFn = adminFn({ method: 'GET' })
  .validator(JournalInput)
  .handler(({ data, context }) => getJournal(context.scope, data))

export const exportJournalFn = adminFn({ method: 'POST' })
  .validator(JournalFilters)
  .handler(({ data, context }) => exportJournal(context.scope, data, clientInfo()))
