import { mkdirSync } from 'node:fs'
import { chown, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { removeAll, renameDurably, writeSecret } from '../files/durable-files.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { credentialsFile, newSecrets } from './credentials.ts'
import { ownerFile, removeOrphans } from './orphans.ts'
import { runProgram } from './run-program.ts'

export type ClusterPlace = { home: string; binaries: Binaries; account: Account }

const stagingPrefix = (home: string): string => `${basename(home)}.init-`

/** Removes what killed first starts have left. Only safe under the exclusive lock of the cluster. */
async function removeStaging(home: string): Promise<void> {
  const names = await readdir(dirname(home))
  const leftovers = names.filter((name) => name.startsWith(stagingPrefix(home)))
  await Promise.all(leftovers.map((name) => removeAll(join(dirname(home), name))))
}

/**
 * Creates the cluster with its owner and an empty database under a temporary name, syncs it to disk, then renames it:
 * if the process is killed, the cluster exists completely or not at all. Throws Failure when a program of Postgres
 * fails.
 */
export async function createCluster(dataFolder: string, place: ClusterPlace): Promise<void> {
  const { home } = place
  await removeStaging(home)
  if (dirname(home) !== dataFolder) await removeOrphans(dirname(home))
  const staging = join(dirname(home), `${stagingPrefix(home)}${process.pid}`)
  try {
    await initCluster(staging, dataFolder, place)
    await renameDurably(staging, home)
  } catch (error) {
    await removeAll(staging)
    throw error
  }
}

async function initCluster(staging: string, dataFolder: string, { binaries, account }: ClusterPlace): Promise<void> {
  const data = join(staging, 'data')
  const passwordFile = join(staging, 'password')
  const secrets = newSecrets()
  mkdirSync(staging, { mode: 0o700 })
  mkdirSync(join(staging, 'run'), { mode: 0o700 })
  if (account)
    await Promise.all([chown(staging, account.uid, account.gid), chown(join(staging, 'run'), account.uid, account.gid)])
  await writeSecret(passwordFile, secrets.superuser, account)
  await writeSecret(credentialsFile(staging), JSON.stringify(secrets), account)
  await writeSecret(ownerFile(staging), dataFolder, account)

  // Texts sort in French order whatever the machine's locale.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=fr-CA']
  const safety = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--data-checksums']
  await runProgram(
    binaries.initdb,
    ['-D', data, ...locale, ...safety, '--no-sync', '--no-instructions'],
    account,
    staging,
  )
  await removeAll(passwordFile)
  const roles = [
    `CREATE ROLE brindille LOGIN CREATEDB PASSWORD '${secrets.application}';`,
    'CREATE DATABASE brindille OWNER brindille;',
  ]
  // One statement per line: the single-user server ends a statement at the end of the line.
  const singleUser = ['--single', '-D', data, '-c', 'exit_on_error=true', 'postgres']
  await runProgram(binaries.postgres, singleUser, account, staging, `${roles.join('\n')}\n`)
  await runProgram(binaries.initdb, ['--sync-only', '-D', data], account, staging)
}
