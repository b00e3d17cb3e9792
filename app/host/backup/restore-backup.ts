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
import { type Tools, unpackAndCheck } from './check-backup.ts'

/** What a restoration works with. */
export type Restoration = Tools & {
  /** Of the cluster that is replaced; there may be none. */
  home: string
  /** Receives the one that replaces it. */
  staging: string
  dataFolder: string
}

/**
 * Replaces the database of a data folder by the one that `fill` puts beside it, and has started and checked. The
 * previous cluster is renamed, not deleted.
 * @param fill stops the server that it has started; nothing has changed when it throws.
 * @returns path of the previous cluster; undefined when there was none.
 * @throws Failure when the database is in use.
 */
export async function replaceDatabase(
  dataDir: string,
  fill: (restoration: Restoration) => Promise<void>,
): Promise<string | undefined> {
  const dataFolder = prepareDataFolder(dataDir)
  const lock = lockCluster(dataFolder, 'exclusive', 0)
  if (!lock) throw new Failure('Une autre commande utilise cette base de données. Attendez qu’elle finisse.')
  try {
    const home = postgresHome(dataFolder)
    const account = postgresAccount(home)
    const binaries = await postgresBinaries(account)
    const staging = `${home}.restore`
    await removeAll(restoredHome(home))
    await fill({ account, binaries, home, staging, dataFolder })
    await writeSecret(ownerFile(staging), dataFolder, account)
    return await replaceCluster(staging, home)
  } finally {
    lock.release()
  }
}

/**
 * Replaces the database of a data folder by a backup, and its other files.
 * @returns path of the previous cluster; undefined when there was none.
 * @throws Failure when the file is not a complete backup, or the database is in use: nothing has changed then.
 */
export function restoreBackup(file: string, dataDir: string): Promise<string | undefined> {
  return replaceDatabase(dataDir, async ({ staging, dataFolder, ...tools }) => {
    await unpackAndCheck(file, staging, tools)
    await restoreOtherFiles(staging, dataFolder, { force: true })
  })
}

/**
 * Copies the files of the backup that are not the database into the data folder.
 * @param force over those that are there.
 */
export async function restoreOtherFiles(
  staging: string,
  dataFolder: string,
  { force }: { force: boolean },
): Promise<void> {
  const files = join(staging, 'files')
  if (existsSync(files)) await cp(files, dataFolder, { recursive: true, force })
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
