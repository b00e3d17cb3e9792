import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Failure } from '../failure.ts'
import { fromRoot, projectRoot } from '../paths.ts'
import { buildInputs, isBuilt } from './build-stamp.ts'

/**
 * Builds what is missing or older than its sources. In a process of its own: the bundler's memory is given back
 * before the server serves. Throws Failure.
 */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt(buildInputs())) return
  const child = spawn(process.execPath, [fromRoot('app/host/build.ts'), '--if-stale'], { cwd: projectRoot, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Failure('La construction de l’application a échoué\u00A0: voir plus haut.')
}
