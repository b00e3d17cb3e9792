import { chown, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes the entries of a folder survive a power cut. Does nothing where folders cannot be opened (Windows). */
async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Renames, then makes the new name survive a power cut. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncDirectory(dirname(to))
}

/** Writes a file that only its owner may read, on disk before this returns. */
export async function writeSecret(path: string, text: string, owner?: { uid: number; gid: number }): Promise<void> {
  const handle = await open(path, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (owner) await chown(path, owner.uid, owner.gid)
}

/** Deletes a file or a folder with all its content; does nothing when it does not exist. */
export async function removeAll(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
