import { SchemaEngine } from '@prisma/schema-engine-wasm'

const ok = <T>(value: T) => ({ ok: true, value })

/** The engine asks which server it speaks to, even to compare two texts: the oldest Postgres that is supported. */
const SERVER = ok({
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
  queryRaw: async () => SERVER,
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

/**
 * SQL that leads from one Prisma schema to another, without any database: the engine is Prisma's, in WebAssembly.
 * @param from text of the schema to start from; undefined: an empty database.
 * @returns undefined when there is nothing to change.
 */
export async function schemaDiff(from: string | undefined, to: string): Promise<string | undefined> {
  const engine = await SchemaEngine.new({ datamodels: [['schema.prisma', to]] }, () => {}, adapter)
  const datamodel = (content: string) => ({
    tag: 'schemaDatamodel' as const,
    files: [{ path: 'schema.prisma', content }],
  })
  const { exitCode, stdout } = await engine.diff({
    from: from === undefined ? { tag: 'empty' } : datamodel(from),
    to: datamodel(to),
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  return exitCode === 0 ? undefined : (stdout ?? undefined)
}
