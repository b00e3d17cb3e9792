/** What is not kept for ever. The job deletes by these rules, and the privacy page shows them: one list for both. */
export const RETENTION_RULES = [
  'sessions',
  'links',
  'mails',
  'limits',
  'devices',
  'trash',
  'daycares',
  'formerPeople',
  'erasedPeople',
  'requests',
  'prompts',
  'reports',
  'journal',
] as const

export type RetentionRule = (typeof RETENTION_RULES)[number]

/** Days; of sessions, after they have ended by themselves. */
export const RETENTION_DAYS: Record<RetentionRule, number> = {
  sessions: 1,
  links: 30,
  mails: 30,
  limits: 1,
  devices: 400,
  trash: 30,
  daycares: 30,
  formerPeople: 365,
  erasedPeople: 30,
  requests: 730,
  prompts: 90,
  reports: 730,
  // Of 24 months, as long as they may be: the database refuses to let anything younger go.
  journal: 732,
}
