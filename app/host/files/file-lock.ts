import { DatabaseSync } from 'node:sqlite'

export type FileLock = { release(): void }

/** SQLITE_BUSY: somebody else holds it. */
const BUSY = 5

/** Referenced until released: a lock whose object is collected as garbage would be lost. */
const held = new Set<DatabaseSync>()

/**
 * Locks a file between processes, through SQLite because Node has no file locks of its own: the kernel lets go of it
 * when the process ends, however it ends, so no lock is ever left behind. `shared` excludes only `exclusive`.
 * @returns undefined when it is still taken after `waitMs` milliseconds. The wait blocks the process.
 */
export function lockFile(path: string, kind: 'shared' | 'exclusive', waitMs = 0): FileLock | undefined {
  const database = new DatabaseSync(path)
  try {
    // Without a journal on the disk, which may be full.
    database.exec(`PRAGMA busy_timeout = ${waitMs}; PRAGMA journal_mode = MEMORY`)
    // A read keeps its lock until the end of the transaction.
    database.exec(kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_schema')
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return undefined
    throw error
  }
  held.add(database)
  return {
    release: () => {
      if (held.delete(database)) database.close()
    },
  }
}
