import { env } from '#app/server/env.server.ts'
import type { PrivacyOfficer } from './schema.ts'

/** Who is in charge of personal information, as the settings say; null until both are set. */
export function privacyOfficer(): PrivacyOfficer | null {
  const { PRIVACY_OFFICER_NAME: name, PRIVACY_OFFICER_EMAIL: email } = env()
  return name && email ? { name, email } : null
}
