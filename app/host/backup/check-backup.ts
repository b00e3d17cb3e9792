import { mkdirSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { removeAll } from '../files/durable-files.ts'
import type { Account } from '../postgres/account.ts'
import type { Binaries } from '../postgres/binaries.ts'
import { databaseUrl, withClient } from '../postgres/connection.ts'
import { readCredentials } from '../postgres/credentials.ts'
import { startServer, stopServer } from '../postgres/server.ts'
import { checkRowCounts, takeRecordedCounts } from './row-counts.ts'
import { unpackBackup } from './unpack.ts'

/** The programs of Postgres, and the account that they run under. */
export type Tools = { account: Account; binaries: Binaries }

/**
 * Unpacks a backup into `home`; what was there is removed.
 * @throws Failure when the file is not a complete backup; `home` is removed then.
 */
export async function unpackInto(file: string, home: string, { account, binaries }: Tools): Promise<void> {
  await stopServer(home)
  await removeAll(home)
  mkdirSync(home, { mode: 0o700 })
  if (account) await chown(home, account.uid, account.gid)
  try {
    await unpackBackup(file, { folder: home, account, postgres: String(Number.parseInt(binaries.version, 10)) })
  } catch (error) {
    await removeAll(home)
    throw error
  }
}

/**
 * Unpacks a backup into `home`, starts it, checks its indexes, counts the rows of every table against the counts in the
 * backup, and stops it. What was in `home` is removed.
 * @returns whether the backup has counts: those made before these existed have none.
 * @throws Failure when the file is not a complete backup, or not the one that was made; `home` is removed then.
 */
export async function unpackAndCheck(file: string, home: string, { account, binaries }: Tools): Promise<boolean> {
  await unpackInto(file, home, { account, binaries })
  try {
    const counts = await takeRecordedCounts(home)
    const credentials = readCredentials(home)
    const server = await startServer({ home, binaries, account, credentials, maxConnections: 20 })
    try {
      const url = databaseUrl(server, credentials, 'superuser', 'brindille')
      await checkCluster(url)
      if (counts) await checkRowCounts(url, counts)
    } finally {
      await stopServer(home)
    }
    return counts !== undefined
  } catch (error) {
    await removeAll(home)
    throw error
  }
}

const CHECK_INDEXES = `SELECT bt_index_check(c.oid, c.relkind = 'i' AND c.relpersistence = 'p')
  FROM pg_class c JOIN pg_am a ON a.oid = c.relam JOIN pg_index i ON i.indexrelid = c.oid
  WHERE a.amname = 'btree' AND c.relkind = 'i' AND c.relpersistence = 'p' AND i.indisready AND i.indisvalid`

/**
 * Checks a running cluster with amcheck: rejects when a B-tree index is corrupt. Changes nothing.
 * @param url address for the superuser, on the database to check.
 */
export async function checkCluster(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('BEGIN; CREATE EXTENSION IF NOT EXISTS amcheck')
    await client.query(CHECK_INDEXES)
    await client.query('ROLLBACK')
  })
}
