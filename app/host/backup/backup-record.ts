import { BACKUP_STATE_ROW, type BackupState, NO_BACKUP, readBackupState } from '#app/domain/backup-state.ts'
import { withClient } from '../postgres/connection.ts'

/** What is recorded of the backups of a database. */
export function readRecord(url: string): Promise<BackupState> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ content: unknown }>(
      'SELECT "content" FROM "FigureSnapshot" WHERE "name" = $1',
      [BACKUP_STATE_ROW],
    )
    return readBackupState(rows[0]?.content)
  })
}

/** Replaces some of what is recorded; the rest stays. Only one process writes it, for several tasks at once. */
export async function writeRecord(url: string, change: Partial<BackupState>): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `INSERT INTO "FigureSnapshot" ("name", "content", "computedAt") VALUES ($1, $2::jsonb, now())
       ON CONFLICT ("name") DO UPDATE SET "content" = $3::jsonb || "FigureSnapshot"."content" || $4::jsonb,
         "computedAt" = excluded."computedAt"`,
      [
        BACKUP_STATE_ROW,
        JSON.stringify({ ...NO_BACKUP, ...change }),
        JSON.stringify(NO_BACKUP),
        JSON.stringify(change),
      ],
    ),
  )
}
