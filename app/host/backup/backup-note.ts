import * as z from 'zod/mini'

/** First entry of a backup: what it is, before anything is unpacked. */
export const NOTE_NAME = 'brindille.json'

export const backupNote = z.object({
  format: z.literal(1),
  /** Major version of Postgres. */
  postgres: z.string(),
  /** Instant at which the backup began (ISO 8601, UTC). */
  begun: z.string(),
})

export type BackupNote = z.infer<typeof backupNote>
