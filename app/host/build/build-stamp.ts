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

/** Not part of the build, or generated from other inputs. */
const IGNORED = /^app\/host\/(?!build\/)|^app\/server\/generated|^app\/routeTree\.gen\.ts$|\.test\.tsx?$/

const stampFile = fromRoot('dist/inputs.digest')

/** Digest of everything that the build depends on. */
export const digestInputs = (): string => digestOf(INPUTS, (path) => IGNORED.test(path))

/** Whether `dist` holds a complete build of the inputs with this digest. */
export function isBuilt(digest: string): boolean {
  if (!existsSync(serverEntry) || !existsSync(clientDirectory) || !existsSync(stampFile)) return false
  return readFileSync(stampFile, 'utf8') === digest
}

/** Removed before a build and written after it, so that an interrupted build is never taken for a complete one. */
export const removeStamp = (): void => rmSync(stampFile, { force: true })
/** Marks `dist` as a complete build of the inputs with this digest. */
export const writeStamp = (digest: string): void => writeFileSync(stampFile, digest)

/**
 * Builds the application when it is missing or out of date, in a process of its own, which frees the bundler's memory.
 * Throws Failure.
 */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt(digestInputs()) || (await runScript('build.ts', ['--if-stale']))) return
  throw new Failure('La construction de l’application a échoué\u00A0: voir plus haut.')
}

/** What decides what the safety rules find: the rules themselves, and how French is read. */
const RULE_SOURCES = ['app/features/activities/safety', 'app/lib/french']
const NO_RULE = /\/fixtures\/|\.test\.tsx?$/

/**
 * Version of the safety rules: another one whenever their source changes, so that nobody has to think of it. Old sheets that
 * were judged with another one are judged again (app/features/activities/recheck).
 */
export const safetyRulesVersion = (): string => digestOf(RULE_SOURCES, (path) => NO_RULE.test(path)).slice(0, 16)
