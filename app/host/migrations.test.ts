import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMigrations } from './migrations/pending-migrations.ts'
import { schemaDiff } from './migrations/schema-diff.ts'
import { migratedSchemaFile, migrationsDirectory, schemaFile } from './paths.ts'

test('the migrations lead to schema.prisma: nothing is left to write', async () => {
  expect(await schemaDiff(readFileSync(migratedSchemaFile, 'utf8'), readFileSync(schemaFile, 'utf8'))).toBeUndefined()
})

test('a difference is found and written as SQL', async () => {
  const schema = readFileSync(schemaFile, 'utf8')
  const wider = schema.replace('model Daycare {', 'model Daycare {\n  nickname String?')
  expect(await schemaDiff(schema, wider)).toContain('ALTER TABLE "Daycare" ADD COLUMN     "nickname" TEXT')
})

test('every migration has a dated name and some SQL', () => {
  const migrations = readMigrations(migrationsDirectory)
  expect(migrations.length).toBeGreaterThan(0)
  for (const { name, sql } of migrations) {
    expect(name).toMatch(/^\d{14}_[a-z0-9_]+$/)
    expect(sql.trim()).not.toBe('')
  }
})
