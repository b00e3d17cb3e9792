import { adminFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { AuditLogFilters, AuditLogInput } from './schema.ts'
import { exportAuditLog, getAuditLog } from './server.ts'

export const getJournalFn = adminFn({ method: 'GET' })
  .validator(AuditLogInput)
  .handler(({ data, context }) => getAuditLog(context.scope, data))

export const exportJournalFn = adminFn({ method: 'POST' })
  .validator(AuditLogFilters)
  .handler(({ data, context }) => exportAuditLog(context.scope, data, clientInfo()))
