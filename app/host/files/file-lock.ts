import { DatabaseSync } from 'node:sqlite'

export type FileLock = { release(): void }

const SQLITE_BUSY = 5

/** Keeps the locks referenced: one that is garbage-collected would be released. */
const heldLocks = new Set<DatabaseSync>()

/**
 * Locks a file between processes, through SQLite because Node has no file locks. The kernel releases it when the
 * process ends, even by `kill -9`. `shared` excludes only `exclusive`.
 * @returns undefined when it is still taken after `waitMs` milliseconds. Waiting blocks the whole process.
 */
export function lockFile(path: string, kind: 'shared' | 'exclusive', waitMs = 0): FileLock | undefined {
  const database = new DatabaseSync(path)
  try {
    // SQLite's rollback journal in memory: the disk may be full.
    database.exec(`PRAGMA busy_timeout = ${waitMs}; PRAGMA journal_mode = MEMORY`)
    // A read holds its shared lock until the end of the transaction.
    database.exec(kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_schema')
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw error
  }
  heldLocks.add(database)
  return {
    release: () => {
      if (heldLocks.delete(database)) database.close()
    },
  }
}
