import { readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { syncDirectory } from '../files/durable-files.ts'
import { withClient } from '../postgres/connection.ts'
import { credentialsFile } from '../postgres/credentials.ts'
import type { Embedded } from '../postgres/embedded.ts'
import { addClusterFiles, addJournal, addOtherFiles } from './add-files.ts'
import { ArchiveWriter, type BackupNote, NOTE_NAME } from './archive-writer.ts'

type Stop = { segment: string; labelfile: string; spcmapfile: string }

async function one<T extends object>(client: Client, sql: string, values: unknown[] = []): Promise<T> {
  const { rows } = await client.query<T>(sql, values)
  if (!rows[0]) throw new Error(`No answer to ${sql}`)
  return rows[0]
}

async function addCluster(client: Client, archive: ArchiveWriter, home: string): Promise<void> {
  const data = join(home, 'data')
  // As long as this session lasts, no segment of the journal that the copy needs is used again.
  await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`])
  const start = await one<{ segment: string }>(client, 'SELECT pg_walfile_name(pg_backup_start($1, true)) AS segment', [
    'brindille',
  ])
  await addClusterFiles(archive, data)
  // Everything acknowledged up to this instant is in the journal up to here.
  const stop = await one<Stop>(
    client,
    'SELECT pg_walfile_name(lsn) AS segment, labelfile, spcmapfile FROM pg_backup_stop(false)',
  )
  archive.addText('data/backup_label', stop.labelfile)
  if (stop.spcmapfile) archive.addText('data/tablespace_map', stop.spcmapfile)
  await addJournal(archive, data, start.segment, stop.segment)
}

/**
 * Copies the embedded database while it is being used, and the other files of the data folder, into one file: what
 * was acknowledged before the end is in it. A file cut in the middle never has the final name.
 */
export async function writeBackup({ home, adminUrl }: Embedded, dataFolder: string, file: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  const archive = new ArchiveWriter(draft)
  try {
    const postgres = readFileSync(join(home, 'data/PG_VERSION'), 'utf8').trim()
    const note: BackupNote = { format: 1, postgres, begun: new Date().toISOString() }
    archive.addText(NOTE_NAME, JSON.stringify(note))
    archive.addText('credentials.json', readFileSync(credentialsFile(home), 'utf8'))
    await addOtherFiles(archive, dataFolder)
    await withClient(adminUrl, (client) => addCluster(client, archive, home))
    await archive.close()
    await rename(draft, file)
    await syncDirectory(dirname(file))
  } catch (error) {
    archive.destroy()
    await rm(draft, { force: true })
    throw error
  }
}
