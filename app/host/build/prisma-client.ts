import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { Failure } from '../failure.ts'
import { digestOf } from '../files/file-digest.ts'
import { lockFile } from '../files/file-lock.ts'
import { fromRoot, projectRoot } from '../paths.ts'

const output = fromRoot('app/server/generated/prisma/client.ts')
const stamp = fromRoot('app/server/generated/prisma.digest')

const LOCK_TIMEOUT_MS = 60_000

/** Generates Prisma's client when the schema or Prisma has changed. Throws Failure. */
export async function ensurePrismaClient(): Promise<void> {
  const digest = digestOf(['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'])
  const isGenerated = () => existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
  if (isGenerated()) return
  mkdirSync(fromRoot('node_modules/.cache'), { recursive: true })
  const lock = lockFile(fromRoot('node_modules/.cache/brindille-prisma.lock'), 'exclusive', LOCK_TIMEOUT_MS)
  if (!lock) throw new Failure('Prisma prépare déjà ses fichiers et ne finit pas.')
  try {
    // Another process may have generated it meanwhile.
    if (isGenerated()) return
    const command = fromRoot('node_modules/prisma/build/index.js')
    await promisify(execFile)(process.execPath, [command, 'generate', '--no-hints'], { cwd: projectRoot })
    writeFileSync(stamp, digest)
  } finally {
    lock.release()
  }
}
