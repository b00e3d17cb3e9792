import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#tests/support/tools.ts'

const REGISTRATION = /createServerRpc\(\s*\{[^}]*?\bid:\s*["']([^"']+)["']/g

/** Ids of all server functions of the build, read from its files. Needs `npm run build`. */
export function builtIds(): string[] {
  const folder = join(projectRoot, 'dist/server')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
  const ids = files.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(REGISTRATION)].map((match) => match[1] ?? ''),
  )
  return [...new Set(ids)].toSorted()
}
