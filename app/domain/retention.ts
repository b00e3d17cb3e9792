/**
 * Days after which each kind of data is deleted; for sessions, counted from their end. Used by the deletion job and shown on the
 * privacy page, so that both agree.
 */
export const RETENTION_DAYS = {
  sessions: 1,
  links: 30,
  mails: 30,
  limits: 1,
  devices: 400,
  // A piece of news is shown for as long: then nobody needs to know that it was put away.
  notices: 60,
  trash: 30,
  daycares: 30,
  formerPeople: 365,
  erasedPeople: 30,
  requests: 730,
  prompts: 90,
  reports: 730,
  surveys: 30,
  // At least 24 months, of any length: a trigger of the database refuses to delete younger entries.
  auditLog: 732,
}

export type RetentionRule = keyof typeof RETENTION_DAYS

export const RETENTION_RULES = Object.keys(RETENTION_DAYS) as RetentionRule[]
