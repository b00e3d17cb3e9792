import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from '../failure.ts'

/** System account that Postgres runs under; undefined for the one of this process. */
export type Account = { uid: number; gid: number } | undefined

function accountNamed(name: string): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function ownerOf(path: string): { uid: number; gid: number } | undefined {
  return statSync(path, { throwIfNoEntry: false })
}

/**
 * Postgres refuses to run as root: root runs it as the owner of the existing cluster, else as `postgres` or `nobody`.
 * No account is created. Throws Failure when there is none to use, or the cluster belongs to somebody else.
 */
export function postgresAccount(home: string): Account {
  const self = process.getuid?.()
  if (self === undefined) return undefined
  const owner = ownerOf(home)
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new Failure(
        `La base de données de ${home} appartient à un autre compte de cette machine. Relancez avec ce compte.`,
      )
    }
    return undefined
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = accountNamed('postgres') ?? accountNamed('nobody')
  if (!account) throw new Failure('Postgres ne peut pas fonctionner comme root et il n’y a pas de compte nobody ici.')
  return account
}

/** Whether an account may enter `path`, which must exist, and every folder above it. */
export function canReach(account: Account, path: string): boolean {
  if (!account) return true
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (folder === dirname(folder)) return true
  }
}
