import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { removeAll } from '../files/durable-files.ts'
import { canReach, postgresAccount } from '../postgres/account.ts'
import { postgresBinaries } from '../postgres/binaries.ts'
import { sharedFolder } from '../postgres/home.ts'
import { stopServer } from '../postgres/server.ts'
import { unpackAndCheck } from './check-backup.ts'

/**
 * Where the backups of a folder are restored for their verification: beside them, or where the account of Postgres can
 * go. Always the same place, so that what a killed process left there is found.
 * @param clusterHome of the database that is backed up
 */
export function scratchHome(directory: string, clusterHome: string): string {
  const folder = realpathSync(directory)
  if (canReach(postgresAccount(clusterHome), folder)) return join(folder, 'verification')
  return join(sharedFolder(), `verification-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
}

/** Stops and removes the cluster of a verification that was interrupted. */
export async function endVerification(directory: string, clusterHome: string): Promise<void> {
  const home = scratchHome(directory, clusterHome)
  await stopServer(home)
  await removeAll(home)
}

/**
 * Restores a backup into a cluster of its own, counts the rows of every table against the counts in the backup, and
 * removes that cluster.
 * @throws Failure when the file is not a complete backup, or not the one that was made.
 */
export async function verifyBackup(file: string, directory: string, clusterHome: string): Promise<void> {
  const account = postgresAccount(clusterHome)
  const binaries = await postgresBinaries(account)
  const home = scratchHome(directory, clusterHome)
  try {
    if (await unpackAndCheck(file, home, { account, binaries })) return
    throw new Failure('Cette sauvegarde ne dit pas combien de lignes elle contient.')
  } finally {
    await removeAll(home)
  }
}
