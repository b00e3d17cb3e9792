import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Failure, runCommand } from './failure.ts'
import { schemaDiff } from './migrations/schema-diff.ts'
import { migratedSchemaFile, migrationsDirectory, projectRoot, schemaFile } from './paths.ts'

/** `npm run db:new -- NAME`: writes a migration for the changes of schema.prisma, to be reviewed and completed. */
await runCommand(async () => {
  const name = process.argv[2]?.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  if (!name) throw new Failure('Donnez un nom à la migration\u00A0: npm run db:new -- ajoute_les_groupes')
  const sql = await schemaDiff(readFileSync(migratedSchemaFile, 'utf8'), readFileSync(schemaFile, 'utf8'))
  if (!sql) throw new Failure('Rien à faire\u00A0: schema.prisma correspond déjà à la dernière migration.')
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(migrationsDirectory, `${stamp}_${name}`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'migration.sql'), sql)
  copyFileSync(schemaFile, migratedSchemaFile)
  console.log(
    `${relative(projectRoot, folder)}/migration.sql est écrite. Relisez-la, complétez-la, puis npm run db:migrate.`,
  )
})
