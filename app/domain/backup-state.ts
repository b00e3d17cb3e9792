import * as z from 'zod/mini'

/** Why the last backup failed: the disk is full, a folder may not be written, the file was not what was saved. */
export const BACKUP_FAILURES = ['space', 'rights', 'refused', 'other'] as const
export type BackupFailure = (typeof BACKUP_FAILURES)[number]

const ContinuousState = z.object({
  /** Why the copy of each minute fails now; null while it is made. */
  failure: z.nullable(z.enum(BACKUP_FAILURES)),
  /** Since when this is so. */
  since: z.string(),
})
export type ContinuousState = z.infer<typeof ContinuousState>

/** What the server knows of its backups. Dates are ISO 8601, in UTC. */
export const BackupState = z.object({
  /** Made every night; by nobody; or by whoever runs the Postgres of DATABASE_URL, unseen from here. */
  setting: z.enum(['nightly', 'none', 'external']),
  /** The last one that is kept. Not verified: there was nowhere to restore it to. */
  last: z.nullable(z.object({ at: z.string(), bytes: z.number(), file: z.string(), isVerified: z.boolean() })),
  /** When the last one that was verified was made. */
  lastVerifiedAt: z.nullable(z.string()),
  /** What went wrong since. */
  failure: z.nullable(z.enum(BACKUP_FAILURES)),
  /** The copy, every minute, of what was written; null when it is not asked for, or by an older version. */
  continuous: z._default(z.nullable(ContinuousState), null),
})
export type BackupState = z.infer<typeof BackupState>

/** Before anything is recorded. */
export const NO_BACKUP: BackupState = {
  setting: 'none',
  last: null,
  lastVerifiedAt: null,
  failure: null,
  continuous: null,
}

/** Name of the row of FigureSnapshot that holds the state: the server process writes it, the dashboard reads it. */
export const BACKUP_STATE_ROW = 'backups'

/** Hours after which a backup that is made every night is late. */
const LATE_AFTER_HOURS = 26
const HOUR_MS = 3_600_000

/** What a stored state says; no backup when there is none, or an older version wrote it. */
export const readBackupState = (content: unknown): BackupState => BackupState.safeParse(content).data ?? NO_BACKUP

export type BackupConcern = 'notSetUp' | 'noneYet' | 'late' | 'unverified' | 'notContinuous'

/** What somebody has to do something about; null when all is well, or is not ours to watch. Pure. */
export function backupConcern({ setting, last, continuous }: BackupState, now: Date): BackupConcern | null {
  if (setting === 'external') return null
  if (setting === 'none') return 'notSetUp'
  if (!last) return 'noneYet'
  if (now.getTime() - Date.parse(last.at) > LATE_AFTER_HOURS * HOUR_MS) return 'late'
  if (continuous?.failure) return 'notContinuous'
  return last.isVerified ? null : 'unverified'
}
