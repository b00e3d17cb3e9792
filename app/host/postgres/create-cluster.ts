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

const draftPrefix = (home: string): string => `${basename(home)}.init-`

/** What a first start that was killed has left. Call it while nobody else can be creating the cluster. */
async function removeDrafts(home: string): Promise<void> {
  const names = await readdir(dirname(home))
  const drafts = names.filter((name) => name.startsWith(draftPrefix(home)))
  await Promise.all(drafts.map((name) => removeAll(join(dirname(home), name))))
}

/**
 * Creates the cluster with its owner and its empty database under a temporary name, puts it all on disk, then renames:
 * killed at any instant, it is there whole or not at all. Throws Failure when a program of Postgres refuses.
 */
export async function createCluster(dataFolder: string, place: ClusterPlace): Promise<void> {
  const { home } = place
  await removeDrafts(home)
  if (dirname(home) !== dataFolder) await removeOrphans(dirname(home))
  const draft = join(dirname(home), `${draftPrefix(home)}${process.pid}`)
  try {
    await fillDraft(draft, dataFolder, place)
    await renameDurably(draft, home)
  } catch (error) {
    await removeAll(draft)
    throw error
  }
}

async function fillDraft(draft: string, dataFolder: string, { binaries, account }: ClusterPlace): Promise<void> {
  const data = join(draft, 'data')
  const passwordFile = join(draft, 'password')
  const secrets = newSecrets()
  mkdirSync(draft, { mode: 0o700 })
  mkdirSync(join(draft, 'run'), { mode: 0o700 })
  if (account)
    await Promise.all([chown(draft, account.uid, account.gid), chown(join(draft, 'run'), account.uid, account.gid)])
  await writeSecret(passwordFile, secrets.superuser, account)
  await writeSecret(credentialsFile(draft), JSON.stringify(secrets), account)
  await writeSecret(ownerFile(draft), dataFolder, account)

  // French order of names whatever the machine's locale, also where a query does not ask for it.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=fr-CA']
  const safety = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--data-checksums']
  await runProgram(
    binaries.initdb,
    ['-D', data, ...locale, ...safety, '--no-sync', '--no-instructions'],
    account,
    draft,
  )
  await removeAll(passwordFile)
  const roles = [
    `CREATE ROLE brindille LOGIN CREATEDB PASSWORD '${secrets.application}';`,
    'CREATE DATABASE brindille OWNER brindille;',
  ]
  // One statement per line: that is how the server without network reads them.
  const alone = ['--single', '-D', data, '-c', 'exit_on_error=true', 'postgres']
  await runProgram(binaries.postgres, alone, account, draft, `${roles.join('\n')}\n`)
  await runProgram(binaries.initdb, ['--sync-only', '-D', data], account, draft)
}
