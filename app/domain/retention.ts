/** Kinds of data deleted after a time. Used by the deletion job and shown on the privacy page, so that both agree. */
export const RETENTION_RULES = [
  'sessions',
  'links',
  'mails',
  'limits',
  'devices',
  'notices',
  'trash',
  'daycares',
  'formerPeople',
  'erasedPeople',
  'requests',
  'prompts',
  'reports',
  'surveys',
  'auditLog',
] as const

export type RetentionRule = (typeof RETENTION_RULES)[number]

/** Days after which each kind is deleted; for sessions, counted from their end. */
export const RETENTION_DAYS: Record<RetentionRule, number> = {
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
