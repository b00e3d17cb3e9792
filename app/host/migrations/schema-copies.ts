import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The copy of `schema.prisma` kept beside the last migration, which says what the migrations lead to. */
export function lastSchemaCopy(directory: string): string | undefined {
  const last = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .at(-1)
  const file = last && join(directory, last, 'schema.prisma')
  return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
