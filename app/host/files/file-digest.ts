import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot } from '../paths.ts'

function addToHash(hash: Hash, path: string, skip: (path: string) => boolean): void {
  const name = relative(projectRoot, path).replaceAll('\\', '/')
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats || skip(name)) return
  if (stats.isDirectory()) {
    for (const entry of readdirSync(path).sort()) addToHash(hash, join(path, entry), skip)
  } else {
    hash.update(`${name}\0${stats.size}\0`).update(readFileSync(path))
  }
}

/**
 * SHA-256 (hexadecimal) of the names and contents of files and folders of the project; `skip` gets paths from its root.
 */
export function digestOf(paths: readonly string[], skip: (path: string) => boolean = () => false): string {
  const hash = createHash('sha256')
  for (const path of paths) addToHash(hash, join(projectRoot, path), skip)
  return hash.digest('hex')
}
