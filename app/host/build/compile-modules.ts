import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { fromRoot, serverEntry } from '../paths.ts'

/**
 * Compiles what `npm start` loads, so that the first start after a build is like all others (see `compile-cache.js`).
 * @throws Error when one of the modules cannot be loaded.
 */
export async function compileModules(): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', fromRoot('app/host/compile-cache.js'), import.meta.filename])
}

if (import.meta.main) {
  await Promise.all([import('../start.ts'), import('../serve/worker.ts'), import(pathToFileURL(serverEntry).href)])
  // What was compiled is written at the exit.
  process.exit()
}
