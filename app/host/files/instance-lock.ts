import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { prepareDataFolder } from '../postgres/home.ts'
import { type FileLock, lockFile } from './file-lock.ts'

/** For an instance that is just stopping. */
const LOCK_TIMEOUT_MS = 300

/**
 * Makes this process the only server of a data folder, until it ends.
 * @param address shown to whoever tries to start a second one.
 * @throws Failure when another one is running.
 */
export function lockInstance(dataDir: string, address: string): FileLock {
  const folder = prepareDataFolder(dataDir)
  const noteFile = join(folder, 'instance.txt')
  const lock = lockFile(join(folder, 'instance.lock'), 'exclusive', LOCK_TIMEOUT_MS)
  if (!lock) throw new Failure(`Brindille est déjà en marche avec ce dossier de données\u00A0: ${readNote(noteFile)}.`)
  writeFileSync(noteFile, `${address} (processus ${process.pid})`)
  return lock
}

/** Address of the running server of a data folder; undefined when there is none, or while it is starting. */
export function runningAddress(dataDir: string): string | undefined {
  const folder = prepareDataFolder(dataDir)
  const lock = lockFile(join(folder, 'instance.lock'), 'shared')
  lock?.release()
  return lock ? undefined : /^https?:\/\/\S+/.exec(readNote(join(folder, 'instance.txt')))?.[0]
}

function readNote(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return 'démarrage en cours'
  }
}
