import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { digestOf } from '../files/file-digest.ts'
import { fromRoot, projectRoot } from '../paths.ts'

const output = fromRoot('app/server/generated/prisma/client.ts')
const stamp = fromRoot('app/server/generated/prisma.digest')

/** Generates Prisma's client when the schema or Prisma has changed. */
export async function ensurePrismaClient(): Promise<void> {
  const digest = digestOf(['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'])
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  const command = fromRoot('node_modules/prisma/build/index.js')
  await promisify(execFile)(process.execPath, [command, 'generate', '--no-hints'], { cwd: projectRoot })
  writeFileSync(stamp, digest)
}
