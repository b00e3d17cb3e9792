import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg'

const ok = <T>(value: T) => ({ ok: true, value })

/** The engine asks for the version of the server even to compare two texts: the oldest Postgres that is supported. */
const SERVER_VERSION_RESULT = ok({
  columnNames: ['exists', 'version', 'number'],
  columnTypes: [5, 7, 0],
  rows: [[true, 'PostgreSQL 15.0', 150_000]],
})

async function noDatabase(): Promise<never> {
  throw new Error('Comparing two schemas needs no database')
}

const connection = {
  provider: 'postgres',
  adapterName: 'none',
  queryRaw: async () => SERVER_VERSION_RESULT,
  executeRaw: noDatabase,
  executeScript: noDatabase,
  startTransaction: noDatabase,
  dispose: async () => ok(undefined),
  getConnectionInfo: () => ok({ schemaName: 'public', supportsRelationJoins: true }),
}

const adapter = {
  provider: 'postgres',
  adapterName: 'none',
  connect: async () => ok(connection),
  connectToShadowDb: async () => ok(connection),
}

/** Instantiated here because Node prints a warning when the package's own entry imports its WebAssembly module. */
async function loadEngine(): Promise<typeof engine.SchemaEngine> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')
  const bytes = await readFile(join(entry, '../schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...engine } })
  engine.__wbg_set_wasm(instance.exports)
  if (typeof instance.exports.__wbindgen_start === 'function') instance.exports.__wbindgen_start()
  return engine.SchemaEngine
}

/** Only one instance: the script of the package caches views of its memory. */
let enginePromise: ReturnType<typeof loadEngine> | undefined

/**
 * SQL that migrates from one Prisma schema to another, by Prisma's engine in WebAssembly, without a database.
 * @param from text of the schema to start from; undefined for an empty database.
 * @returns undefined when the schemas do not differ.
 */
export async function schemaDiff(from: string | undefined, to: string): Promise<string | undefined> {
  enginePromise ??= loadEngine()
  const SchemaEngine = await enginePromise
  const schemaEngine = await SchemaEngine.new({ datamodels: [['schema.prisma', to]] }, () => {}, adapter)
  const datamodel = (content: string) => ({
    tag: 'schemaDatamodel' as const,
    files: [{ path: 'schema.prisma', content }],
  })
  const { exitCode, stdout } = await schemaEngine.diff({
    from: from === undefined ? { tag: 'empty' } : datamodel(from),
    to: datamodel(to),
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  return exitCode === 0 ? undefined : (stdout ?? undefined)
}
