import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchiveWriter } from './archive-writer.ts'

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
