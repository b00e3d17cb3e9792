import { existsSync, mkdirSync } from 'node:fs'
import { chown, cp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { removeAll, renameDurably, writeSecret } from '../files/durable-files.ts'
import { postgresAccount } from '../postgres/account.ts'
import { postgresBinaries } from '../postgres/binaries.ts'
import { databaseUrl, withClient } from '../postgres/connection.ts'
import { readCredentials } from '../postgres/credentials.ts'
import { lockCluster, restoredHome } from '../postgres/embedded.ts'
import { postgresHome, prepareDataFolder } from '../postgres/home.ts'
import { ownerFile } from '../postgres/orphans.ts'
import { startServer, stopServer } from '../postgres/server.ts'
import { unpackBackup } from './unpack.ts'

/**
 * Puts a backup in the place of the database of a data folder. It is unpacked beside, started and checked before it
 * takes the place; the previous cluster stays aside.
 * @returns where the previous cluster is now; undefined when there was none.
 * @throws Failure when the file is no whole backup, or the database is in use: nothing has changed then.
 */
export async function restoreBackup(file: string, dataDir: string): Promise<string | undefined> {
  const dataFolder = prepareDataFolder(dataDir)
  const alone = lockCluster(dataFolder, 'exclusive', 0)
  if (!alone) throw new Failure('Une autre commande utilise cette base de données. Attendez qu’elle finisse.')
  try {
    const home = postgresHome(dataFolder)
    const account = postgresAccount(home)
    const binaries = await postgresBinaries(account)
    const draft = `${home}.restore`
    await removeAll(draft)
    await removeAll(restoredHome(home))
    mkdirSync(draft, { mode: 0o700 })
    if (account) await chown(draft, account.uid, account.gid)
    try {
      await unpackBackup(file, { folder: draft, account, postgres: String(Number.parseInt(binaries.version, 10)) })
      const credentials = readCredentials(draft)
      const server = await startServer({ home: draft, binaries, account, credentials, maxConnections: 20 })
      try {
        await checkCluster(databaseUrl(server, credentials, 'superuser', 'brindille'))
      } finally {
        await stopServer(draft)
      }
    } catch (error) {
      await removeAll(draft)
      throw error
    }
    await moveFiles(draft, dataFolder)
    await writeSecret(ownerFile(draft), dataFolder, account)
    return await takePlace(draft, home)
  } finally {
    alone.release()
  }
}

/** What lay beside the database joins what lies there now. */
async function moveFiles(draft: string, dataFolder: string): Promise<void> {
  const files = join(draft, 'files')
  if (existsSync(files)) await cp(files, dataFolder, { recursive: true })
  await removeAll(files)
}

/** Cut between the two last renames, the next start finishes (see {@link restoredHome}). */
async function takePlace(draft: string, home: string): Promise<string | undefined> {
  await renameDurably(draft, restoredHome(home))
  let previous: string | undefined
  if (existsSync(home)) {
    await stopServer(home)
    previous = `${home}.avant-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
    await rename(home, previous)
  }
  await renameDurably(restoredHome(home), home)
  return previous && existsSync(join(previous, 'data')) ? previous : undefined
}

const EVERY_INDEX = `SELECT bt_index_check(c.oid, c.relkind = 'i' AND c.relpersistence = 'p')
  FROM pg_class c JOIN pg_am a ON a.oid = c.relam JOIN pg_index i ON i.indexrelid = c.oid
  WHERE a.amname = 'btree' AND c.relkind = 'i' AND c.relpersistence = 'p' AND i.indisready AND i.indisvalid`

/**
 * Whether a running cluster is sound: every B-tree index agrees with its table. Changes nothing.
 * @param url address for the administrator's role, on the database to check.
 */
async function checkCluster(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('BEGIN; CREATE EXTENSION IF NOT EXISTS amcheck')
    await client.query(EVERY_INDEX)
    await client.query('ROLLBACK')
  })
}
