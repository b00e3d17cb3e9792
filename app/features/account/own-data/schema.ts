import * as z from 'zod/mini'
import { privacySentences } from '#content/pages/privacy.ts'

export const REASON_MAX = 500

export const RequestErasureInput = z.strictObject({
  reason: z.string().check(z.trim(), z.maxLength(REASON_MAX, privacySentences.reasonTooLong)),
})
export type RequestErasureInput = z.infer<typeof RequestErasureInput>

export const EraseAccountInput = z.strictObject({ requestId: z.uuid() })

export type OwnErasureRequest = { id: string; createdAt: Date }
export type ErasureRequestRow = {
  id: string
  createdAt: Date
  reason: string
  person: { id: string; name: string; email: string; role: 'SUPERADMIN' | 'MANAGER' | 'TEACHER' }
  daycares: string[]
}
export type PrivacyOfficer = { name: string; email: string }
/** Whom to write to, as the settings say; null for what they do not say. */
export type Contacts = { privacyOfficer: PrivacyOfficer | null; accessibilityEmail: string | null }
/** One table of an export of personal data: its French title, and its rows as they are stored. */
export type DataPart = { title: string; rows: Record<string, unknown>[] }
