import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchiveWriter } from './archive-writer.ts'

/** Folders whose content is rebuilt at start, or belongs to the running server: kept, but empty. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label(\.old)?|tablespace_map(\.old)?)$/

/** Adds a running cluster's files, as `pg_basebackup` would take them. */
export async function addClusterFiles(archive: ArchiveWriter, data: string, name = 'data'): Promise<void> {
  archive.addFolder(name)
  for (const entry of await readdir(data, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue
    const path = join(data, entry.name)
    const inArchive = `${name}/${entry.name}`
    if (entry.isFile()) await archive.addFile(inArchive, path)
    else if (!entry.isDirectory()) continue
    else if (name === 'data' && EMPTIED.has(entry.name)) archive.addFolder(inArchive)
    else await addClusterFiles(archive, path, inArchive)
  }
  if (name === 'data') archive.addFolder('data/pg_wal/archive_status')
}

/** Adds the journal between two segments, both included: what brings copied files to one same instant. */
export async function addJournal(archive: ArchiveWriter, data: string, first: string, last: string): Promise<void> {
  const names = await readdir(join(data, 'pg_wal'))
  for (const name of names.sort()) {
    const wanted = /^[0-9A-F]{24}$/.test(name) ? name >= first && name <= last : name.endsWith('.history')
    if (wanted) await archive.addFile(`data/pg_wal/${name}`, join(data, 'pg_wal', name))
  }
}

/** What the host keeps for itself in the data folder, and what it must not put into itself. */
const OWN = /^(postgres($|[.-])|instance\.|backups$)/

async function addTree(archive: ArchiveWriter, folder: string, name: string): Promise<void> {
  archive.addFolder(name)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await addTree(archive, join(folder, entry.name), `${name}/${entry.name}`)
    else if (entry.isFile()) await archive.addFile(`${name}/${entry.name}`, join(folder, entry.name))
  }
}

/** Adds what the data folder holds beside the database, such as messages that are not sent yet. */
export async function addOtherFiles(archive: ArchiveWriter, dataFolder: string): Promise<void> {
  for (const entry of await readdir(dataFolder, { withFileTypes: true })) {
    if (entry.isDirectory() && !OWN.test(entry.name))
      await addTree(archive, join(dataFolder, entry.name), `files/${entry.name}`)
  }
}
