import { readFileSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { renameDurably } from '../files/durable-files.ts'
import { withClient } from '../postgres/connection.ts'
import { credentialsFile } from '../postgres/credentials.ts'
import type { Embedded } from '../postgres/embedded.ts'
import { addClusterFiles, addOtherFiles, addWal } from './add-files.ts'
import { ArchiveWriter, type BackupManifest, COUNTS_NAME, MANIFEST_NAME } from './archive-writer.ts'
import { countRowsAtLastWal } from './row-counts.ts'

export type WrittenBackup = {
  /** Between these two instants (ISO 8601, UTC) the files were copied. */
  begun: string
  ended: string
  /** The first WAL segment that they need. */
  segment: string
}

export type WriteOptions = {
  /** Gives it up: rejects then, and leaves no file. */
  signal?: AbortSignal
  /** Folder that is left out, where the backups are; that of the file without it. */
  except?: string
}

type BackupStop = { segment: string; labelfile: string; spcmapfile: string }

async function queryOne<T extends object>(client: Client, sql: string, values: unknown[] = []): Promise<T> {
  const { rows } = await client.query<T>(sql, values)
  if (!rows[0]) throw new Error(`No answer to ${sql}`)
  return rows[0]
}

async function addCluster(
  client: Client,
  archive: ArchiveWriter,
  { home, adminUrl }: Embedded,
): Promise<Omit<WrittenBackup, 'begun'>> {
  const data = join(home, 'data')
  // A temporary slot: as long as this session lasts, Postgres keeps the WAL segments that the copy needs.
  await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`])
  const start = await queryOne<{ segment: string }>(
    client,
    'SELECT pg_walfile_name(pg_backup_start($1, true)) AS segment',
    ['brindille'],
  )
  await addClusterFiles(archive, data)
  // The WAL up to this segment holds everything that was committed before this call.
  const stop = await queryOne<BackupStop>(
    client,
    'SELECT pg_walfile_name(lsn) AS segment, labelfile, spcmapfile FROM pg_backup_stop(false)',
  )
  const ended = new Date().toISOString()
  archive.addText('data/backup_label', stop.labelfile)
  if (stop.spcmapfile) archive.addText('data/tablespace_map', stop.spcmapfile)
  const { segment, counts } = await countRowsAtLastWal(adminUrl)
  await addWal(archive, data, start.segment, segment > stop.segment ? segment : stop.segment)
  archive.addText(COUNTS_NAME, JSON.stringify(counts))
  return { ended, segment: start.segment }
}

/**
 * Copies the embedded database, which may be in use, and the other files of the data folder into one file. Everything
 * committed before the end of the copy is in it, and how many rows each table has then. The file gets its final name only when it is complete.
 */
export async function writeBackup(
  embedded: Embedded,
  dataFolder: string,
  file: string,
  { signal, except = dirname(file) }: WriteOptions = {},
): Promise<WrittenBackup> {
  const { home, adminUrl } = embedded
  const partial = `${file}.${process.pid}`
  const archive = new ArchiveWriter(partial)
  const giveUp = () => archive.destroy()
  signal?.addEventListener('abort', giveUp)
  try {
    signal?.throwIfAborted()
    const postgres = readFileSync(join(home, 'data/PG_VERSION'), 'utf8').trim()
    const begun = new Date().toISOString()
    const manifest: BackupManifest = { format: 1, postgres, begun }
    archive.addText(MANIFEST_NAME, JSON.stringify(manifest))
    archive.addText('credentials.json', readFileSync(credentialsFile(home), 'utf8'))
    await addOtherFiles(archive, realpathSync(dataFolder), realpathSync(except))
    const written = await withClient(adminUrl, (client) => addCluster(client, archive, embedded))
    await archive.close()
    signal?.throwIfAborted()
    await renameDurably(partial, file)
    return { begun, ...written }
  } catch (error) {
    archive.destroy()
    await rm(partial, { force: true })
    throw error
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}
