import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { withClient } from '../postgres/connection.ts'

/** Holds the identity of the database whose backups a folder holds. */
const OWNER_FILE = 'base.txt'

/** A folder holds the backups of one database, since the older ones are removed. Throws Failure. */
export async function checkOwner(directory: string, adminUrl: string): Promise<void> {
  const identity = await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT system_identifier::text AS id FROM pg_control_system()')
    return rows[0]?.id ?? ''
  })
  const path = join(directory, OWNER_FILE)
  if (!existsSync(path)) writeFileSync(path, identity, { mode: 0o600 })
  else if (readFileSync(path, 'utf8').trim() !== identity)
    throw new Failure(
      'Le dossier de BACKUP_DIR garde les sauvegardes d’une autre base. Donnez à celle-ci un dossier à elle.',
    )
}
