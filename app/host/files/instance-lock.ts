import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { prepareDataFolder } from '../postgres/home.ts'
import { type FileLock, lockFile } from './file-lock.ts'

/** Milliseconds: an instance that is finishing gets this long to let go. */
const PATIENCE = 300

/**
 * One server per data folder. The lock ends with the process, however it ends.
 * @param address shown to whoever comes second.
 * @throws Failure when another one runs.
 */
export function lockInstance(dataDir: string, address: string): FileLock {
  const folder = prepareDataFolder(dataDir)
  const note = join(folder, 'instance.txt')
  const lock = lockFile(join(folder, 'instance.lock'), 'exclusive', PATIENCE)
  if (!lock) throw new Failure(`Brindille est déjà en marche avec ce dossier de données\u00A0: ${readNote(note)}.`)
  writeFileSync(note, `${address} (processus ${process.pid})`)
  return lock
}

/** Where the server of this data folder answers now; undefined when none runs, or when it is still starting. */
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
