import { mkdirSync } from 'node:fs'
import { createBuilder } from 'vite'
import { digestInputs, isBuilt, removeStamp, writeStamp } from './build/build-stamp.ts'
import { compileModules } from './build/compile-modules.ts'
import { precompress } from './build/precompress.ts'
import { ensurePrismaClient } from './build/prisma-client.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { Failure, runCommand } from './failure.ts'
import { lockFile } from './files/file-lock.ts'
import { clientDirectory, fromRoot, projectRoot } from './paths.ts'

const LOCK_TIMEOUT_MS = 300_000

async function build(): Promise<void> {
  const begun = performance.now()
  console.log('Construction de l’application…')
  removeStamp()
  await ensurePrismaClient()
  const digest = digestInputs()
  const builder = await createBuilder({ root: projectRoot, mode: 'production', logLevel: 'error' })
  await builder.buildApp()
  await buildServiceWorker(digest)
  await precompress(clientDirectory)
  await compileModules()
  writeStamp(digest)
  console.log(`Application construite en ${((performance.now() - begun) / 1000).toFixed(0)} s.`)
}

/** `npm run build`: writes `dist`. With `--if-stale`, only when the sources have changed since the last build. */
await runCommand(async () => {
  // React's production build, whatever NODE_ENV was.
  process.env.NODE_ENV = 'production'
  mkdirSync(fromRoot('node_modules/.cache'), { recursive: true })
  const lock = lockFile(fromRoot('node_modules/.cache/brindille-build.lock'), 'exclusive', LOCK_TIMEOUT_MS)
  if (!lock) throw new Failure('Une autre construction de l’application est en cours et ne finit pas.')
  try {
    if (!process.argv.includes('--if-stale') || !isBuilt(digestInputs())) await build()
  } finally {
    lock.release()
  }
})
