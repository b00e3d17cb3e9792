import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, with a final slash. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

/** Absolute path of a path from the project's folder. */
export const fromRoot = (...parts: string[]): string => resolve(projectRoot, ...parts)

export const migrationsDirectory = fromRoot('prisma/migrations')
export const schemaFile = fromRoot('prisma/schema.prisma')
/** Copy of `schemaFile` as it was when the last migration was written: the schema that the migrations produce. */
export const migratedSchemaFile = fromRoot('prisma/migrations/schema.prisma')
export const clientDirectory = fromRoot('dist/client')
export const serverEntry = fromRoot('dist/server/server.js')
