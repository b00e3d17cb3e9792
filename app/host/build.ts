import { mkdirSync } from 'node:fs'
import { createBuilder } from 'vite'
import { buildInputs, isBuilt, stampBuild, unstamp } from './build/build-stamp.ts'
import { precompress } from './build/precompress.ts'
import { ensurePrismaClient } from './build/prisma-client.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { Failure, runCommand } from './failure.ts'
import { lockFile } from './files/file-lock.ts'
import { clientDirectory, fromRoot, projectRoot } from './paths.ts'

const PATIENCE = 300_000

async function build(): Promise<void> {
  const begun = performance.now()
  console.log('Construction de l’application…')
  unstamp()
  await ensurePrismaClient()
  const inputs = buildInputs()
  const builder = await createBuilder({ root: projectRoot, mode: 'production', logLevel: 'error' })
  await builder.buildApp()
  await buildServiceWorker(inputs)
  await precompress(clientDirectory)
  stampBuild(inputs)
  console.log(`Application construite en ${((performance.now() - begun) / 1000).toFixed(0)} s.`)
}

/** `npm run build`: writes `dist`. With `--if-stale`, only when its sources have changed. */
await runCommand(async () => {
  // React's production build, whatever the environment says.
  process.env.NODE_ENV = 'production'
  mkdirSync(fromRoot('node_modules/.cache'), { recursive: true })
  const lock = lockFile(fromRoot('node_modules/.cache/brindille-build.lock'), 'exclusive', PATIENCE)
  if (!lock) throw new Failure('Une autre construction de l’application est en cours et ne finit pas.')
  try {
    if (!process.argv.includes('--if-stale') || !isBuilt(buildInputs())) await build()
  } finally {
    lock.release()
  }
})
