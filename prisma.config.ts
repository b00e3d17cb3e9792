import { defineConfig } from 'prisma/config'

// The CLI insists on an engine binary that it would download; no command used here runs it, so any existing file does.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
})
