import * as z from 'zod/mini'
import { auditLogSentences } from '#content/pages/audit-log.ts'
import { AUDIT_GROUPS, SEARCH_MAX } from '../search-params.ts'

const search = z.string().check(z.trim(), z.maxLength(SEARCH_MAX, auditLogSentences.searchTooLong))
const day = z.iso.date(auditLogSentences.dayInvalid)

/** An empty text does not filter. `from` and `to` are days in the time zone of the product, both included. */
const filters = {
  who: z.optional(search),
  daycare: z.optional(search),
  daycareId: z.optional(z.uuid()),
  group: z.optional(z.enum(AUDIT_GROUPS)),
  from: z.optional(day),
  to: z.optional(day),
}

/** The last entry of the previous page. */
const before = z.strictObject({ at: z.date(), id: z.uuid() })

export const AuditLogFilters = z.strictObject(filters)
export type AuditLogFilters = z.infer<typeof AuditLogFilters>
export const AuditLogInput = z.strictObject({ ...filters, before: z.optional(before) })
export type AuditLogInput = z.infer<typeof AuditLogInput>

export type AuditLogPerson = { id: string; name: string; email: string }

export type AuditLogEntry = {
  id: string
  at: Date
  action: string
  actor: AuditLogPerson | null
  /** The person it was done to; null when the target is a daycare or something else. */
  target: AuditLogPerson | null
  daycare: { id: string; name: string } | null
  ip: string
  reference: string
  details: Record<string, string | number | boolean>
}

export type AuditLogEntriesPage = {
  entries: AuditLogEntry[]
  next: { at: Date; id: string } | null
  /** The filter by name that matches too many people or daycares; then there are no entries. */
  tooVague: 'who' | 'daycare' | null
}
