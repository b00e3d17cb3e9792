import { Failure } from '../failure.ts'
import { runScript } from '../run-script.ts'
import { buildInputs, isBuilt } from './build-stamp.ts'

/**
 * Builds what is missing or older than its sources. In a process of its own: the bundler's memory is given back
 * before the server serves. Throws Failure.
 */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt(buildInputs()) || (await runScript('build.ts', ['--if-stale']))) return
  throw new Failure('La construction de l’application a échoué\u00A0: voir plus haut.')
}
