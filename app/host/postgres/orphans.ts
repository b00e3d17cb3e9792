import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { removeAll } from '../files/durable-files.ts'
import { stopServer } from './server.ts'

/** File in a cluster's folder that holds the path of its data folder. */
export const ownerFile = (home: string): string => join(home, 'data-folder')

function isLinkedFrom(dataFolder: string, home: string): boolean {
  try {
    return readlinkSync(join(dataFolder, 'postgres')) === home
  } catch {
    return false
  }
}

/**
 * Removes the clusters whose data folder was temporary and is gone, such as those of tests. Any other data folder may
 * be on a disk that is not mounted now: its cluster is never touched.
 */
export async function removeOrphans(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const home = join(folder, name)
    if (!existsSync(ownerFile(home))) continue
    const dataFolder = readFileSync(ownerFile(home), 'utf8')
    // A cluster that is being created still has its temporary name.
    if (!dataFolder.startsWith(tmpdir() + sep) || isLinkedFrom(dataFolder, home.replace(/\.init-\d+$/, ''))) continue
    await stopServer(home)
    await removeAll(home)
  }
}
