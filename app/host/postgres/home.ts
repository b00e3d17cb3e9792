import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Failure } from '../failure.ts'
import { canReach, postgresAccount } from './account.ts'

/** Creates the data folder if needed, closed to other accounts. @returns its real path. Throws Failure. */
export function prepareDataFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new Failure(
      `Ce compte ne peut pas écrire dans le dossier de données ${dataDir}. Changez BRINDILLE_DATA_DIR ou de compte.`,
    )
  }
  // Postgres's account must be able to enter it, not to list it.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  return realpathSync(dataDir)
}

/**
 * Folder of the embedded database, which may not exist yet: `<data folder>/postgres`. When the data folder is closed to
 * Postgres's account (root), that is a symbolic link to a folder which the account can reach; it is created before the
 * cluster, so that every start uses the same one.
 */
export function postgresHome(dataFolder: string): string {
  const home = join(dataFolder, 'postgres')
  if (existsSync(home)) return realpathSync(home)
  const link = lstatSync(home, { throwIfNoEntry: false })
  if (link) {
    const target = readlinkSync(home)
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 })
    return target
  }
  if (canReach(postgresAccount(home), dataFolder)) return home
  const target = join(sharedFolder(), `data-${randomBytes(6).toString('hex')}`)
  symlinkSync(target, home)
  return target
}

/**
 * Where root puts what Postgres's account must reach when the project is in a closed folder such as /root. Prefers a
 * folder that survives a restart of the machine to the temporary one.
 */
export function sharedFolder(): string {
  for (const parent of ['/var/lib', tmpdir()]) {
    const folder = join(parent, 'brindille')
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      accessSync(folder, constants.W_OK)
      // In the temporary folder another account may have created it, to get at our files.
      if (statSync(folder).uid === process.getuid?.()) return folder
    } catch {}
  }
  throw new Error('No folder can be written for Postgres: neither /var/lib nor the temporary folder')
}
