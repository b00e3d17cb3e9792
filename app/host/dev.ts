import { createServer, type ViteDevServer } from 'vite'
import { ensurePrismaClient } from './build/prisma-client.ts'
import { openDatabase } from './database.ts'
import { runCommand } from './failure.ts'
import { lockInstance } from './files/instance-lock.ts'
import { checkPort, listenFailure } from './http/listen-failure.ts'
import { loadSettings } from './load-settings.ts'
import { fromRoot, projectRoot } from './paths.ts'
import { prepareDatabase } from './prepare/prepare-database.ts'
import { onStopSignal } from './serve/shutdown.ts'
import { localAddress, welcome } from './serve/welcome.ts'

/** `npm run dev`: the same database as `npm start`, with hot reload. */
await runCommand(async () => {
  const settings = loadSettings()
  if (!settings.DATABASE_URL) lockInstance(fromRoot(settings.BRINDILLE_DATA_DIR), localAddress(settings))
  await checkPort(settings)
  await ensurePrismaClient()

  let vite: ViteDevServer | undefined
  const database = await openDatabase(settings, { supervise: true })
  onStopSignal(async () => {
    await vite?.close()
    await database.stop()
    return 0
  })
  try {
    const prepared = await prepareDatabase(database, settings)
    // Any other is in the settings already, maybe as a file, which would then be given twice.
    if (database.isEmbedded) process.env.DATABASE_URL = database.url
    vite = await createServer({
      root: projectRoot,
      server: { host: settings.HOST, port: settings.PORT, strictPort: true },
    })
    await vite.listen()
    console.log(welcome(settings, prepared))
  } catch (error) {
    await vite?.close()
    await database.stop()
    throw listenFailure(error, settings) ?? error
  }
})
