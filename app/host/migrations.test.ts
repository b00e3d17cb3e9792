import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formerVersionFaults } from '#tests/laws/both-versions.ts'
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

/** The first one makes the database that the others find. */
test.each(readMigrations(migrationsDirectory).slice(1))(
  '$name leaves the former version at work while processes are replaced',
  async ({ sql }) => {
    expect(await formerVersionFaults(sql)).toEqual([])
  },
)

test.each([
  ['ALTER TABLE "A" DROP COLUMN "b";', 'drops a column'],
  ['ALTER TABLE "A" ADD COLUMN "b" TEXT NOT NULL;', 'adds a column that has to be given'],
  ['ALTER TABLE "A" ALTER COLUMN "b" SET NOT NULL;', 'makes a column required'],
  ['ALTER TABLE "A" ALTER COLUMN "b" TYPE bigint;', 'changes the type of a column'],
  ['ALTER TABLE "A" ALTER COLUMN "b" DROP DEFAULT;', 'takes the default of a column away'],
  ['ALTER TABLE "A" ADD CONSTRAINT "c" CHECK ("b" > 0);', 'adds a constraint'],
  ['ALTER TABLE "A" RENAME COLUMN "b" TO "c";', 'renames something'],
  ['-- Short names.\nALTER TABLE "A" RENAME TO "B";', 'renames something'],
  ['CREATE UNIQUE INDEX "i" ON "A"("b");', 'makes rows unique'],
  ['DROP TABLE "A";', 'drops something'],
  ["ALTER TYPE \"E\" RENAME VALUE 'X' TO 'Y';", 'renames a value'],
  ['CREATE TRIGGER "t" AFTER INSERT ON "A" FOR EACH ROW EXECUTE FUNCTION "f"();', 'adds a trigger to a table in use'],
])('the former version would stumble over %s', async (sql, fault) => {
  expect(await formerVersionFaults(sql)).toEqual([expect.stringContaining(fault)])
  expect(await formerVersionFaults(`-- Both versions: nothing reads it since the last one.\n${sql}`)).toEqual([])
})

test('what is new may be anything, and what is only added asks nothing of the former version', async () => {
  const sql = `
    CREATE TABLE "A" ("id" UUID NOT NULL);
    ALTER TABLE "A" ADD COLUMN "b" TEXT NOT NULL;
    CREATE UNIQUE INDEX "i" ON "A"("b");
    ALTER TABLE "B" ADD COLUMN "c" INTEGER, ADD COLUMN "d" BOOLEAN NOT NULL DEFAULT false;
    ALTER TABLE "B" ADD CONSTRAINT "e" CHECK ("c" > 0);
    ALTER TABLE "B" ADD CONSTRAINT "f" FOREIGN KEY ("c") REFERENCES "A"("id");
    CREATE INDEX "g" ON "B"("c");
    DROP INDEX "old";`
  expect(await formerVersionFaults(sql)).toEqual([])
})
