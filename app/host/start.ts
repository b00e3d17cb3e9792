import { ensureBuilt } from './build/ensure-built.ts'
import { type Database, openDatabase } from './database.ts'
import { runCommand } from './failure.ts'
import { checkPort } from './http/listen-failure.ts'
import { lockInstance } from './instance-lock.ts'
import { loadSettings } from './load-settings.ts'
import { fromRoot } from './paths.ts'
import { prepareDatabase } from './prepare-database.ts'
import { runServer } from './run-server.ts'
import type { Host } from './serve.ts'
import { onStopSignal } from './shutdown.ts'
import { localAddress, welcome } from './welcome.ts'
import { startWorkers } from './workers.ts'

/** `npm start`: builds what is missing, opens the database, serves until told to stop. */
await runCommand(async () => {
  process.env.NODE_ENV = 'production'
  const settings = loadSettings()
  if (!settings.DATABASE_URL) lockInstance(fromRoot(settings.BRINDILLE_DATA_DIR), localAddress(settings))
  await checkPort(settings)

  let host: Host | undefined
  // Both take a while the first time, and neither needs the other.
  const building = ensureBuilt()
  const opening: Promise<Database> = openDatabase(settings, { supervise: true })
  const closeDatabase = async () => {
    const database = await opening.catch(() => undefined)
    await database?.stop()
  }
  onStopSignal(async () => {
    console.log('Arrêt en cours…')
    const inOrder = (await host?.drain()) ?? true
    await closeDatabase()
    return inOrder ? 0 : 1
  })

  try {
    const [database] = await Promise.all([opening, building])
    const prepared = await prepareDatabase(database, settings)
    process.env.DATABASE_URL = database.url
    const many = settings.WEB_CONCURRENCY > 1
    host = many ? await startWorkers(settings.WEB_CONCURRENCY) : await runServer(settings, database.url)
    console.log(welcome(settings, prepared))
  } catch (error) {
    await closeDatabase()
    throw error
  }
})
