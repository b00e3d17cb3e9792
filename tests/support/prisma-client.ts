import { statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, runTool } from './tools.ts'

const modified = (path: string) => statSync(join(projectRoot, path), { throwIfNoEntry: false })?.mtimeMs

/** Writes the Prisma client again when it is missing or older than the schema. It is not in the repository. */
export async function ensurePrismaClient(): Promise<void> {
  const client = modified('app/server/generated/prisma/client.ts')
  const schema = modified('prisma/schema.prisma')
  if (client && schema && client >= schema) return
  const { ok, output } = await runTool('prisma', ['generate'])
  if (!ok) throw new Error(`Le client de la base n’a pas pu être généré.\n${output}`)
}
