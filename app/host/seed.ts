import { Failure, runCommand } from './failure.ts'

/**
 * Loads the data that the arguments name (`reference`, `demo`) into DATABASE_URL. Started by `prepareDatabase` in a
 * process of its own, so that the memory it needs is freed before the server starts.
 */
await runCommand(async () => {
  const url = process.env.DATABASE_URL
  if (!url) throw new Failure('Le réglage DATABASE_URL manque.')
  if (process.argv.includes('reference')) await (await import('#prisma/seed/reference.ts')).seedReference(url)
  if (process.argv.includes('demo')) await (await import('#prisma/seed/demo.ts')).seedDemo(url)
})
