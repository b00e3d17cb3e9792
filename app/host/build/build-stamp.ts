import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Failure } from '../failure.ts'
import { digestOf } from '../files/file-digest.ts'
import { clientDirectory, fromRoot, serverEntry } from '../paths.ts'
import { runScript } from '../run-script.ts'

const INPUTS = [
  'app',
  'content',
  'public',
  'prisma/schema.prisma',
  'app.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Written by the tools themselves, or never part of what is served. */
const IGNORED = /^app\/host\/(?!build\/)|^app\/server\/generated|^app\/routeTree\.gen\.ts$|\.test\.tsx?$/

const stamp = fromRoot('dist/inputs.digest')

/** Digest of everything that the build depends on. */
export const buildInputs = (): string => digestOf(INPUTS, (path) => IGNORED.test(path))

/** Whether `dist` holds a whole build of these inputs. */
export function isBuilt(inputs: string): boolean {
  if (!existsSync(serverEntry) || !existsSync(clientDirectory) || !existsSync(stamp)) return false
  return readFileSync(stamp, 'utf8') === inputs
}

/** The stamp goes first and comes last, so that a build that was cut is never taken for a whole one. */
export const unstamp = (): void => rmSync(stamp, { force: true })
export const stampBuild = (inputs: string): void => writeFileSync(stamp, inputs)

/**
 * Builds what is missing or older than its sources. In a process of its own: the bundler's memory is given back
 * before the server serves. Throws Failure.
 */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt(buildInputs()) || (await runScript('build.ts', ['--if-stale']))) return
  throw new Failure('La construction de l’application a échoué\u00A0: voir plus haut.')
}
