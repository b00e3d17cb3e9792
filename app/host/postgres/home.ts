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

/** Creates the data folder if needed, closed to the other accounts of the machine. Throws Failure. */
export function prepareDataFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new Failure(
      `Ce compte ne peut pas écrire dans le dossier de données ${dataDir}. Changez BRINDILLE_DATA_DIR ou de compte.`,
    )
  }
  // Postgres's account has to pass through it, nothing more.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  return realpathSync(dataDir)
}

/**
 * Folder of the embedded database, existing or to come: `<data folder>/postgres`. For root in a closed folder that is
 * a symbolic link to a place that Postgres's account can reach, made before the cluster so that no restart loses it.
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
 * Where root puts what Postgres's account must reach when the project lies in a closed folder such as /root. It
 * survives restarts of the machine, except where only the temporary folder can be written.
 */
export function sharedFolder(): string {
  for (const parent of ['/var/lib', tmpdir()]) {
    const folder = join(parent, 'brindille')
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      accessSync(folder, constants.W_OK)
      // In a temporary folder somebody else may have made it first, to be lent our files.
      if (statSync(folder).uid === process.getuid?.()) return folder
    } catch {}
  }
  throw new Error('No folder can be written for Postgres: neither /var/lib nor the temporary folder')
}
