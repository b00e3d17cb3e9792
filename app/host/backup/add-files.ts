import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchiveWriter } from './archive-writer.ts'

/**
 * Folders that a restored cluster needs, but empty: their content is rebuilt at start, or belongs to the running
 * server.
 */
const KEPT_EMPTY = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const EXCLUDED =
  /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label(\.old)?|tablespace_map(\.old)?)$/

/** Adds the files of a running cluster, the same as `pg_basebackup` takes. */
export async function addClusterFiles(archive: ArchiveWriter, data: string, name = 'data'): Promise<void> {
  archive.addFolder(name)
  for (const entry of await readdir(data, { withFileTypes: true })) {
    if (EXCLUDED.test(entry.name)) continue
    const path = join(data, entry.name)
    const inArchive = `${name}/${entry.name}`
    if (entry.isFile()) await archive.addFile(inArchive, path)
    else if (!entry.isDirectory()) continue
    else if (name === 'data' && KEPT_EMPTY.has(entry.name)) archive.addFolder(inArchive)
    else await addClusterFiles(archive, path, inArchive)
  }
  if (name === 'data') archive.addFolder('data/pg_wal/archive_status')
}

/**
 * Adds the WAL segments from `first` to `last`: replaying them makes the files, copied at different times, consistent.
 */
export async function addWal(archive: ArchiveWriter, data: string, first: string, last: string): Promise<void> {
  const names = await readdir(join(data, 'pg_wal'))
  for (const name of names.sort()) {
    const isIncluded = /^[0-9A-F]{24}$/.test(name) ? name >= first && name <= last : name.endsWith('.history')
    if (isIncluded) await archive.addFile(`data/pg_wal/${name}`, join(data, 'pg_wal', name))
  }
}

/** In the data folder: the cluster, the locks, and the backups themselves. */
const HOST_FILES = /^(postgres($|[.-])|instance\.|backups$)/

async function addTree(archive: ArchiveWriter, folder: string, name: string, except: string): Promise<void> {
  if (folder === except) return
  archive.addFolder(name)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await addTree(archive, join(folder, entry.name), `${name}/${entry.name}`, except)
    else if (entry.isFile()) await archive.addFile(`${name}/${entry.name}`, join(folder, entry.name))
  }
}

/** Adds the other folders of the data folder, such as the outbox, but not `except`: where the backups are. */
export async function addOtherFiles(archive: ArchiveWriter, dataFolder: string, except: string): Promise<void> {
  for (const entry of await readdir(dataFolder, { withFileTypes: true })) {
    if (entry.isDirectory() && !HOST_FILES.test(entry.name))
      await addTree(archive, join(dataFolder, entry.name), `files/${entry.name}`, except)
  }
}
