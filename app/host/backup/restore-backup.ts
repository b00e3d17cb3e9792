import { existsSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { removeAll, renameDurably, writeSecret } from '../files/durable-files.ts'
import { postgresAccount } from '../postgres/account.ts'
import { postgresBinaries } from '../postgres/binaries.ts'
import { lockCluster, restoredHome } from '../postgres/embedded.ts'
import { postgresHome, prepareDataFolder } from '../postgres/home.ts'
import { ownerFile } from '../postgres/orphans.ts'
import { stopServer } from '../postgres/server.ts'
import { unpackAndCheck } from './check-backup.ts'

/**
 * Replaces the database of a data folder by a backup, which is unpacked beside it, started and checked first. The
 * previous cluster is renamed, not deleted.
 * @returns path of the previous cluster; undefined when there was none.
 * @throws Failure when the file is not a complete backup, or the database is in use: nothing has changed then.
 */
export async function restoreBackup(file: string, dataDir: string): Promise<string | undefined> {
  const dataFolder = prepareDataFolder(dataDir)
  const lock = lockCluster(dataFolder, 'exclusive', 0)
  if (!lock) throw new Failure('Une autre commande utilise cette base de données. Attendez qu’elle finisse.')
  try {
    const home = postgresHome(dataFolder)
    const account = postgresAccount(home)
    const binaries = await postgresBinaries(account)
    const staging = `${home}.restore`
    await removeAll(restoredHome(home))
    await unpackAndCheck(file, staging, { account, binaries })
    await restoreOtherFiles(staging, dataFolder)
    await writeSecret(ownerFile(staging), dataFolder, account)
    return await replaceCluster(staging, home)
  } finally {
    lock.release()
  }
}

/** Copies the files of the backup that are not the database over those of the data folder. */
async function restoreOtherFiles(staging: string, dataFolder: string): Promise<void> {
  const files = join(staging, 'files')
  if (existsSync(files)) await cp(files, dataFolder, { recursive: true })
  await removeAll(files)
}

/** If the process is killed between the renames, the next start completes them (see {@link restoredHome}). */
async function replaceCluster(staging: string, home: string): Promise<string | undefined> {
  await renameDurably(staging, restoredHome(home))
  let previous: string | undefined
  if (existsSync(home)) {
    await stopServer(home)
    previous = `${home}.avant-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
    await rename(home, previous)
  }
  await renameDurably(restoredHome(home), home)
  return previous && existsSync(join(previous, 'data')) ? previous : undefined
}
